import type { ComponentType } from 'react'

/** A window of a visitor. */
export interface VisitorScreen {
  /** What the preview calls it, where there are several. */
  name?: 'wide' | 'phone'
  /** Pixels of the window: what the site's breakpoints see. */
  window: number
  /** Pixels of it that are shown, from its left edge. */
  shown: number
  /** The widest that it may stand beside the form, in pixels. */
  most?: number
}

/**
 * How visitors will see a record: the website's own component, and the windows to show it in. Only the route table
 * knows both sides (README, A map of the folders).
 */
export interface PublicView {
  screens: readonly VisitorScreen[]
  /** Which kind of record it takes the route's line checks; `picture` is a chosen file's address. */
  Shown: ComponentType<{ record: never; picture?: string }>
}

export type LoadView = () => Promise<PublicView>
