import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { safeUrl } from '../../api/links'
import type { Block } from '../../messages/page'
import { ExternalLink } from '../text/links'
import { plainText, SettingsText, withSettings } from './settings-text'
import { Places } from './places'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

/** The content of a static page: one component per kind of block. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />)
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Text {...block} />
    case 'list':
      return <List {...block} />
    case 'facts':
      return <FactTable {...block} />
    case 'places':
      return <Places places={block.places} />
    case 'verse':
      return <Verse {...block} />
    case 'line':
      return (
        <p className="page-line" lang={block.lang}>
          {block.text}
        </p>
      )
    case 'link':
      return <PageLink {...block} />
  }
}

function Text({ text, lead }: Of<'text'>) {
  const pieces = withSettings(text)
  if (!pieces.length) return null
  return (
    <p className={lead && 'lead'}>
      <SettingsText pieces={pieces} />
    </p>
  )
}

function List({ items, ordered }: Of<'list'>) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className="page-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  )
}

/** A table of labels and values; rows with an empty setting are left out [SHELL-9]. */
function FactTable({ facts }: Of<'facts'>) {
  const shownFacts = facts.filter(({ value }) => withSettings(value).length > 0)
  if (!shownFacts.length) return null
  return (
    <dl className="fact-table">
      {shownFacts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <SettingsText pieces={withSettings(value)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Verse({ text, lang, source, meaning }: Of<'verse'>) {
  return (
    <figure className="verse">
      <blockquote className="page-line" lang={lang}>
        {text}
      </blockquote>
      <figcaption>
        {meaning} <cite>{source}</cite>
      </figcaption>
    </figure>
  )
}

function PageLink({ label, to }: Of<'link'>) {
  const link = safeUrl(plainText(to))
  if (!link) return null
  const inside = (
    <>
      {label} <ArrowRight aria-hidden="true" />
    </>
  )
  return (
    <p className="page-link">
      {link.outside ? (
        <ExternalLink className="more" href={link.href}>
          {inside}
        </ExternalLink>
      ) : (
        <Link className="more" to={link.href}>
          {inside}
        </Link>
      )}
    </p>
  )
}
