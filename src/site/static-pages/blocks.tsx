import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { safeUrl } from '../../api/links'
import type { Block } from '../../messages/page'
import { OutsideLink } from '../text/links'
import { Filled, filled, plain } from './filled'
import { Places } from './places'

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>

/** The pieces of a page's text, each in its own form. */
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
  const pieces = filled(text)
  if (!pieces.length) return null
  return (
    <p className={lead && 'lead'}>
      <Filled pieces={pieces} />
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

/** Label and value in rows; a row whose setting is empty is not there [SHELL-9]. */
function FactTable({ facts }: Of<'facts'>) {
  const known = facts.filter(({ value }) => filled(value).length > 0)
  if (!known.length) return null
  return (
    <dl className="fact-table">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Filled pieces={filled(value)} />
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
  const link = safeUrl(plain(to))
  if (!link) return null
  const inside = (
    <>
      {label} <ArrowRight aria-hidden="true" />
    </>
  )
  return (
    <p className="page-link">
      {link.outside ? (
        <OutsideLink className="more" href={link.href}>
          {inside}
        </OutsideLink>
      ) : (
        <Link className="more" to={link.href}>
          {inside}
        </Link>
      )}
    </p>
  )
}
