import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { safeUrl } from '../../api/links/links'
import type { Block } from '../../messages/page'
import { ExternalLink } from '../text/links'
import { SettingsText } from './settings-text'
import { fillSettingsAsText, fillSettings } from './settings-facts'
import { Places } from './places'

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
    case 'stages':
      return <Stages {...block} />
    case 'facts':
      return <FactTable {...block} />
    case 'places':
      return <Places places={block.places} />
    case 'verse':
      return <Verse {...block} />
    case 'line':
      return (
        <p
          className="page-line vertical-line mb-4 ps-4 font-heading fw-semibold fs-3 text-primary"
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

function List({ items, ordered }: BlockOf<'list'>) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className="page-list ps-5">
      {items.map((item) => (
        <li key={item} className="mb-2">
          {item}
        </li>
      ))}
    </Tag>
  )
}

/** The stages of a work, each with a dot on a line; the name of a stage stands before its colon. */
function Stages({ items }: BlockOf<'stages'>) {
  return (
    <ol className="timeline stages list-unstyled mb-4">
      {items.map((item) => {
        const [name, ...text] = item.split(': ')
        return (
          <li key={item} className="position-relative">
            <b className="d-block lh-sm font-heading fs-3 text-primary">{name}</b>{' '}
            <span className="text-body-secondary">{text.join(': ')}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** A table of labels and values; rows with an empty setting are left out [SHELL-9]. */
function FactTable({ facts }: BlockOf<'facts'>) {
  const shownFacts = facts.filter(({ value }) => fillSettings(value).length > 0)
  if (!shownFacts.length) return null
  return (
    <dl className="fact-table mb-5">
      {shownFacts.map(({ label, value }) => (
        <div
          key={label}
          className="d-flex flex-wrap justify-content-between column-gap-5 py-2 border-bottom"
        >
          <dt className="fw-normal">{label}</dt>
          <dd className="mb-0 fw-semibold text-break">
            <SettingsText pieces={fillSettings(value)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Verse({ text, lang, source, meaning }: BlockOf<'verse'>) {
  return (
    <figure className="verse vertical-line mb-4 ps-4">
      <blockquote className="page-line mb-2 font-heading fw-semibold fs-3 text-primary" lang={lang}>
        {text}
      </blockquote>
      <figcaption className="text-body-secondary">
        <span>{meaning}</span> <cite className="d-block fs-5">{source}</cite>
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
