/** One block of a page's text. Strings may contain the placeholders of settings-text.ts. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  /** `reached` is the position of the stage that a work has reached, from 1. */
  | { kind: 'timeline'; items: LabelledText[]; reached?: number }
  | { kind: 'facts'; items: LabelledText[] }
  /** A verse in the public domain with its meaning. A line break is `\n`. */
  | { kind: 'verse'; text: string; lang: 'sa' | 'hi' | 'bn'; source: string; meaning: string }
  /** A Hindi line with a vertical rule at its left. */
  | { kind: 'line'; text: string }
  /** `to` is a path of this site or `{attractionsLink}`. */
  | { kind: 'link'; label: string; to: string }

/** A row of a table of facts, or a year or stage of a timeline. */
export interface LabelledText {
  label: string
  text: string
}

/** A drawing in `public/art`, by its file name without extension. */
export interface Art {
  picture: string
  alt: string
  /** Where its subject is when not in the middle; a narrow frame crops to that side. */
  motif?: 'right'
}

/** The address of a drawing, relative to the document's base. */
export const artUrl = (stem: string) => `art/${stem}.svg`

/** A part of a section with a picture, such as a place; `id` is its anchor. */
export interface Card extends Art {
  id: string
  title: string
  /** The line below the title; may be empty. */
  subtitle: string
  text: string
}

/** A section of a page; `id` is its anchor. */
export interface PageSection {
  id: string
  title: string
  /** The line below the title; may be empty. */
  subtitle: string
  icon?: 'pin' | 'bed' | 'meal' | 'train' | 'path' | 'scroll' | 'temple' | 'hall'
  blocks: Block[]
  cards: Card[]
  sections: PageSection[]
}

/** A static page: a header with title and breadcrumbs, an introduction, an accordion. */
export interface StaticPage {
  title: string
  /** The Hindi line below the heading, in both languages. */
  hindi: string
  /** The section of Home that leads to the page, by its anchor. */
  parent?: 'about'
  /** The heading above the introduction, and the drawing in the arch beside it. */
  heading?: string
  art?: Art
  /** The drawing in the band of the title, by its file name without extension. A page without one has a lower band. */
  scene?: string
  lead: string
  intro: Block[]
  sections: PageSection[]
}

/** Files of src/content by the names of their pages. */
export const byPageName = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]): [string, T] => [
      /([\w-]+)\.\w+\.md$/.exec(path)![1]!,
      file,
    ]),
  )

/** The header of a section of the page: a Hindi line, the heading, a note. */
export interface SectionHead {
  hindi: string
  title: string
  note?: string
}

/** A kind of donation; its price is the setting with the same name. */
export type TierId = 'squareFoot' | 'pillar' | 'brick'
