/** One piece of a page's text. Strings may hold the tokens of settings-text.ts. */
export type Block =
  | { kind: 'text'; text: string; lead?: true }
  | { kind: 'list'; items: string[]; ordered?: true }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'places'; places: Place[] }
  /** Old and public-domain lines, with a meaning in our words. A line break is `\n`. */
  | { kind: 'verse'; text: string; lang: 'sa' | 'hi' | 'bn'; source: string; meaning: string }
  /** A Hindi line of our own, set off by a rule. */
  | { kind: 'line'; text: string; lang: 'hi' }
  /** A path of this site, or `{attractionsLink}`. */
  | { kind: 'link'; label: string; to: string }

/** A drawing of `public/art`, named by its file's stem. */
export interface Art {
  picture: string
  alt: string
  /** Where its motif stands, when not in the middle: a narrow frame keeps that part. */
  motif?: 'right'
}

/** One place to visit; `id` is its own #anchor, which opens the section it stands in. */
export interface Place extends Art {
  id: string
  name: string
  hindi: string
  text: string
}

/** One accordion; `id` is its #anchor. */
export interface PageSection {
  id: string
  title: string
  icon?: 'pin' | 'bed' | 'meal' | 'train' | 'path' | 'scroll' | 'temple' | 'hall'
  blocks: Block[]
}

/** A static page: the band with title and crumbs, an introduction, then accordions. */
export interface StaticPage {
  title: string
  /** The fixed Hindi line under the heading. */
  hindi: string
  /** The last one is the page itself and has no `to`. */
  crumbs: { label: string; to?: string }[]
  /** The heading above the introduction, and the drawing in the arch beside it. */
  heading?: string
  art?: Art
  intro: Block[]
  sections: PageSection[]
  /** The section open at first: the first one if absent, none if null. */
  open?: string | null
}

/** The head of a band: a Hindi line above, the heading, a note below. */
export interface SectionHead {
  hindi: string
  title: string
  note?: string
}

/** One dot of the timeline. */
export interface Milestone {
  year: string
  text: string
}

/** One item of the founder's carousel: a reader of a certain kind, in our words. */
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

/** One kind of gift; its price comes from the site's settings, by `id`. */
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
