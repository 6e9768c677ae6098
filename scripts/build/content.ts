// The pages of text: each Markdown file of src/content is a module whose default export is its page, and with the query
// `?head` its title and description.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Ajv, type JSONSchemaType } from 'ajv'
import type { Heading, Image, List, Node, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { Head } from '../../src/messages/head'
import type { Art, Block, Card, PageSection, StaticPage } from '../../src/messages/page'

/** Vite plugin: reads a page while it builds, so that no parser and no Markdown reach the browser. */
export const content: Plugin = {
  name: 'content',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/content\/[^/]+\.md(\?head)?$/ },
    handler(source, id) {
      try {
        const { page, head } = readPage(source)
        const value = id.endsWith('?head') ? head : page
        return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' }
      } catch (error) {
        return this.error(
          `${relative(project, id.replace('?head', ''))}, ${(error as Error).message}`,
        )
      }
    },
  },
}

const project = join(import.meta.dirname, '../..')

/** What stands above the text, between two lines of dashes. */
interface FrontMatter extends Omit<StaticPage, 'intro' | 'sections'> {
  description: string
  /** The language of the page's verses. */
  verses?: 'sa' | 'hi' | 'bn'
}

const text = { type: 'string', minLength: 1 } as const

const frontMatter: JSONSchemaType<FrontMatter> = {
  type: 'object',
  required: ['title', 'hindi', 'description', 'lead'],
  additionalProperties: false,
  properties: {
    title: text,
    hindi: text,
    description: text,
    parent: { type: 'string', enum: ['about'], nullable: true },
    heading: { ...text, nullable: true },
    art: {
      type: 'object',
      nullable: true,
      required: ['picture', 'alt'],
      additionalProperties: false,
      properties: {
        picture: text,
        alt: text,
        motif: { type: 'string', enum: ['right'], nullable: true },
      },
    },
    scene: { ...text, nullable: true },
    lead: text,
    verses: { type: 'string', enum: ['sa', 'hi', 'bn'], nullable: true },
  },
}
const isFrontMatter = new Ajv().compile(frontMatter)

/** The page of a Markdown file and its head. Throws an error that names the line for what a page cannot show. */
export function readPage(source: string): { page: StaticPage; head: Head } {
  const [head, yaml] = /^---\n(.*?)\n---\n/s.exec(source) ?? []
  if (!head) throw new Error('line 1: the front matter is missing.')
  const front: unknown = parse(yaml!)
  if (!isFrontMatter(front)) throw new Error(`front matter: ${describeFault()}.`)
  const { verses, description, ...rest } = front
  for (const drawing of [rest.art?.picture, rest.scene])
    if (drawing && !isDrawing(drawing))
      throw new Error(`front matter: there is no public/art/${drawing}.svg.`)
  // Keeps the line numbers of the file.
  const { children } = fromMarkdown(head.replace(/.+/g, '') + source.slice(head.length))
  const { before, parts } = divide(children, 2)
  const blocksOf = (nodes: RootContent[]) => nodes.map((node) => blockOf(node, verses))
  const sectionOf = ({ heading, nodes }: Part): PageSection => {
    const { before, parts } = divide(nodes, 3)
    const { subtitle, rest } = splitSubtitle(before)
    return {
      ...titleOf(heading),
      subtitle,
      blocks: blocksOf(rest),
      cards: parts.filter(isCard).map(cardOf),
      sections: parts.filter((part) => !isCard(part)).map(sectionOf),
    }
  }
  return {
    page: { ...rest, intro: blocksOf(before), sections: parts.map(sectionOf) },
    head: { title: rest.title, description },
  }
}

const isCard = ({ nodes }: Part) => nodes.some((node) => onlyChild(node)?.type === 'image')

function cardOf({ heading, nodes }: Part): Card {
  const { subtitle, rest } = splitSubtitle(nodes)
  const [first, paragraph, ...more] = rest
  const image = onlyChild(first)
  if (image?.type !== 'image' || paragraph?.type !== 'paragraph' || more.length)
    throw fault(heading, 'below a heading with a picture stand the picture and one paragraph')
  const { id, title } = titleOf(heading)
  return { id, title, subtitle, ...drawingOf(image), text: textOf(paragraph.children) }
}

/** The line in italics below a heading, and what follows it. */
function splitSubtitle(nodes: RootContent[]) {
  const first = onlyChild(nodes[0])
  return first?.type === 'emphasis'
    ? { subtitle: textOf(first.children), rest: nodes.slice(1) }
    : { subtitle: '', rest: nodes }
}

/** What a paragraph consists of, if it is one thing. */
const onlyChild = (node?: RootContent) =>
  node?.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined

/** The drawing of `![alt](/art/picture.svg)`. */
function drawingOf(image: Image): Art {
  const [, picture] = /^\/art\/([\w-]+)\.svg$/.exec(image.url) ?? []
  if (!picture || !isDrawing(picture)) throw fault(image, `there is no public${image.url}`)
  if (!image.alt) throw fault(image, 'a picture has an alternative text')
  return { picture, alt: image.alt }
}

function describeFault() {
  const { instancePath, message, params } = isFrontMatter.errors![0]!
  const detail = Object.values(params).join(', ')
  const sentence = message!.includes(`'${detail}'`) ? message : `${message} (${detail})`
  return `${instancePath.slice(1)} ${sentence}`.trim()
}

const isDrawing = (picture: string) => existsSync(join(project, `public/art/${picture}.svg`))

const fault = (node: Node, message: string) =>
  new Error(`line ${node.position!.start.line}: ${message}.`)

interface Part {
  heading: Heading
  nodes: RootContent[]
}

/** The nodes before the first heading of a depth, and those below each heading. */
function divide(nodes: RootContent[], depth: number) {
  const before: RootContent[] = []
  const parts: Part[] = []
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) parts.push({ heading: node, nodes: [] })
    else (parts.at(-1)?.nodes ?? before).push(node)
  }
  return { before, parts }
}

const icons = ['pin', 'bed', 'meal', 'train', 'path', 'scroll', 'temple', 'hall'] as const

/** Title, anchor and icon of `## Title {#anchor icon=name}`. */
function titleOf(heading: Heading): Pick<PageSection, 'id' | 'title' | 'icon'> {
  const [, title, id, name] =
    /^(.+) \{#([\w-]+)(?: icon=(\w+))?\}$/.exec(textOf(heading.children)) ?? []
  if (!title || !id) throw fault(heading, 'a heading ends with its anchor, such as {#places}')
  const icon = icons.find((known) => known === name)
  if (name && !icon) throw fault(heading, `the icons are ${icons.join(', ')}`)
  return { id, title, ...(icon && { icon }) }
}

function blockOf(node: RootContent, verses: FrontMatter['verses']): Block {
  if (node.type === 'list') return listOf(node)
  if (node.type === 'blockquote') {
    const [verse, meaning, source, ...more] = node.children.map((child) => {
      if (child.type === 'paragraph') return textOf(child.children)
      throw fault(child, 'a quotation has paragraphs only')
    })
    if (verse && !meaning) return { kind: 'line', text: verse }
    if (!verse || !meaning || !source || more.length)
      throw fault(node, 'a quotation is one line, or a verse, its meaning and its source')
    if (!verses) throw fault(node, '"verses" of the front matter names the language of a verse')
    return { kind: 'verse', lang: verses, text: verse, source, meaning }
  }
  if (node.type !== 'paragraph') throw fault(node, `a page has no ${node.type} here`)
  const only = onlyChild(node)
  if (only?.type === 'link') return { kind: 'link', label: textOf(only.children), to: only.url }
  return { kind: 'text', text: textOf(node.children) }
}

/** A list; where each item begins with a label in bold, it is a timeline if numbered, else a table of facts. */
function listOf(list: List): Block {
  const items = list.children.map((item) => {
    const [paragraph, ...more] = item.children
    if (paragraph?.type !== 'paragraph' || more.length)
      throw fault(item, 'an item of a list is one paragraph')
    return paragraph.children
  })
  if (!list.ordered && !items.some(([first]) => first?.type === 'strong'))
    return { kind: 'list', items: items.map(textOf) }
  const labelled = items.map(([label, ...text]) => {
    if (label?.type !== 'strong') throw fault(list, 'each item begins with a label in bold')
    return { label: textOf(label.children).replace(/:$/, ''), text: textOf(text).trimStart() }
  })
  return { kind: list.ordered ? 'timeline' : 'facts', items: labelled }
}

/** Plain text: a page formats and links whole blocks only. */
function textOf(nodes: PhrasingContent[]): string {
  const pieces = nodes.map((node) => {
    if (node.type === 'text') return node.value.replaceAll('\n', ' ')
    if (node.type === 'break') return '\n'
    throw fault(node, `a text has no ${node.type}`)
  })
  return pieces.join('')
}
