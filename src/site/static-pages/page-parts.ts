import { commonMessages } from '../../messages/common'
import type { Block, PageSection, SectionHead, StaticPage } from '../../messages/page'
import { staticPageMessages } from '../../messages/site-screens/static-pages'
import type { Crumb } from '../../ui/breadcrumbs'

/** The breadcrumb of a static page: Home, the section of Home that leads to it, the page itself. */
export const crumbsOf = ({ title, parent }: StaticPage): Crumb[] => [
  { label: commonMessages().home, to: '/' },
  ...(parent ? [{ label: staticPageMessages().parents[parent], to: `/#${parent}` }] : []),
  { label: title },
]

/** The section with this anchor, for a screen that gives it a layout of its own. */
export function sectionOf({ title, sections }: StaticPage, id: string): PageSection {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new Error(`The page "${title}" has no section {#${id}}.`)
  return section
}

/** The paragraphs among the blocks as one text. */
export const textOf = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'text' ? block.text : [])).join(' ')

/** The header of a section: its subtitle, title and paragraphs. */
export const headOf = ({ title, subtitle, blocks }: PageSection): SectionHead => ({
  title,
  hindi: subtitle,
  note: textOf(blocks),
})
