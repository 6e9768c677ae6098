/** What the page shows after a step. */
export interface PageState {
  path: string
  alerts: string[]
  headings: number
  dialogs: number
  hasFocus: boolean
  sideways: number
  /** A mark of the document; another one after a load of the page. */
  load: string
  isSettled: boolean
}

export function brokenProperty(
  before: PageState | undefined,
  after: PageState,
  lines: string[],
): { property: string; detail: string } | undefined
