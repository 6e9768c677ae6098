import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { safeUrl } from '../../api/links/links'
import type { Block } from '../../messages/page'
import { ExternalLink } from '../text/links'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import { SettingsText, fillSettingsAsText, fillSettings } from '../text/settings-text'

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

/** The content of a static page: one component per kind of block. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />)
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Text text={block.text} />
    case 'list':
      return <List {...block} />
    case 'timeline':
      return <Stages {...block} />
    case 'facts':
      return <FactTable {...block} />
    case 'verse':
      return <Verse {...block} />
    case 'line':
      return (
        <p
          className="page-line vertical-line mb-4 ps-4 font-heading fw-semibold fs-3 text-pre-line text-primary"
          lang="hi"
        >
          {block.text}
        </p>
      )
    case 'link':
      return <PageLink {...block} />
  }
}

/** A paragraph; nothing if all its sentences need a setting that is empty. */
export function Text({ text, className }: { text: string; className?: string }) {
  const pieces = fillSettings(text)
  if (!pieces.length) return null
  return (
    <p className={className}>
      <SettingsText pieces={pieces} />
    </p>
  )
}

function List({ items }: BlockOf<'list'>) {
  return (
    <ul className="page-list ps-5">
      {items.map((item) => (
        <li key={item} className="ps-1 mb-2">
          {item}
        </li>
      ))}
    </ul>
  )
}

/** A timeline that runs down the page, such as the stages of a work. */
function Stages({ items, reached }: BlockOf<'timeline'>) {
  return (
    <ol className="timeline stages list-unstyled mb-4">
      {items.map(({ label, text }, index) => (
        <li
          key={label}
          className="position-relative"
          aria-current={index + 1 === reached ? 'step' : undefined}
        >
          <b className="d-block lh-sm font-heading fs-3 text-primary">{label}</b>{' '}
          {index + 1 === reached && (
            <span className="badge rounded-pill bg-primary">{staticPageMessages().reached}</span>
          )}{' '}
          <span className="text-body-secondary">{text}</span>
        </li>
      ))}
    </ol>
  )
}

/** A table of labels and values; rows with an empty setting are left out. */
function FactTable({ items }: BlockOf<'facts'>) {
  const shownFacts = items.filter(({ text }) => fillSettings(text).length > 0)
  if (!shownFacts.length) return null
  return (
    <dl className="fact-table mb-5">
      {shownFacts.map(({ label, text }) => (
        <div
          key={label}
          className="d-flex flex-wrap justify-content-between column-gap-5 py-2 border-bottom"
        >
          <dt className="fw-normal">{label}</dt>
          <dd className="mb-0 fw-semibold text-break">
            <SettingsText pieces={fillSettings(text)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Verse({ text, lang, source, meaning }: BlockOf<'verse'>) {
  return (
    <figure className="verse vertical-line mb-4 ps-4">
      <blockquote
        className="page-line mb-2 font-heading fw-semibold fs-3 text-pre-line text-primary"
        lang={lang}
      >
        {text}
      </blockquote>
      <figcaption className="text-body-secondary">
        <span>{meaning}</span> <cite className="d-block fs-5 fst-normal">{source}</cite>
      </figcaption>
    </figure>
  )
}

function PageLink({ label, to }: BlockOf<'link'>) {
  const link = safeUrl(fillSettingsAsText(to))
  if (!link) return null
  const content = (
    <>
      <span>{label}</span> <ArrowRight aria-hidden="true" />
    </>
  )
  return (
    <p className="page-link-block mb-0">
      {link.isExternal ? (
        <ExternalLink className="more" href={link.href}>
          {content}
        </ExternalLink>
      ) : (
        <Link className="more" to={link.href}>
          {content}
        </Link>
      )}
    </p>
  )
}
