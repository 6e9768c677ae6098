/** One block of a page's text. Strings may contain the placeholders of settings-text.ts. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; ordered?: true }
  /** Stages on a vertical line; the name of each ends with a colon. */
  | { kind: 'stages'; items: string[] }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'places'; places: Place[] }
  /** A verse in the public domain with its meaning. A line break is `\n`. */
  | { kind: 'verse'; text: string; lang: 'sa' | 'hi' | 'bn'; source: string; meaning: string }
  /** A Hindi line with a vertical rule at its left. */
  | { kind: 'line'; text: string }
  /** `to` is a path of this site or `{attractionsLink}`. */
  | { kind: 'link'; label: string; to: string }

/** A drawing in `public/art`, by its file name without extension. */
export interface Art {
  picture: string
  alt: string
  /** Where its subject is when not in the middle; a narrow frame crops to that side. */
  motif?: 'right'
}

/** The address of a drawing, relative to the document's base. */
export const art = (stem: string) => `art/${stem}.svg`

/** One place to visit; `id` is its anchor, which opens its section. */
export interface Place extends Art {
  id: string
  name: string
  hindi: string
  text: string
}

/** One item of the page's accordion; `id` is its anchor. */
export interface PageSection {
  id: string
  title: string
  icon?: 'pin' | 'bed' | 'meal' | 'train' | 'path' | 'scroll' | 'temple' | 'hall'
  blocks: Block[]
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
  lead: string
  intro: Block[]
  sections: PageSection[]
}

/** The header of a section of the page: a Hindi line, the heading, a note. */
export interface SectionHead {
  hindi: string
  title: string
  note?: string
}

/** One entry of the timeline. */
export interface Milestone {
  year: string
  text: string
}

/** One item of the founder's carousel. */
export interface Testimonial extends Art {
  heading: string
  subHeading: string
  text: string
}

/** The founder's biography: a static page with a timeline and a carousel. */
export interface FounderPage extends StaticPage {
  timeline: SectionHead & { milestones: Milestone[] }
  biography: SectionHead
  testimonials: SectionHead & { items: Testimonial[] }
}

/** One kind of donation; its price is the setting with the same `id`. */
export interface Tier extends Art {
  id: 'squareFoot' | 'pillar' | 'brick'
  name: string
  /** The word after the price. */
  unit: string
  text: string
}

/** The donation page: a static page with the tiers and the accommodation enquiry block. */
export interface TempleConstructionPage extends StaticPage {
  exemption: string
  tiers: SectionHead & { items: Tier[] }
  accommodation: { title: string; text: string }
}
