/** A sentence of docs/requirements.md with what holds and shows it. */
export interface Requirement {
  id: string
  sentence: string
  /** The address of its screen in the mock build. */
  address?: string
  tests: { title: string; file: string }[]
  stories: { title: string; name: string; id: string }[]
}

/** A chapter of docs/requirements.md. */
export interface Chapter {
  title: string
  requirements: Requirement[]
}

export function testsIn(text: string): { title: string; ids: string[] }[]
export function storiesIn(text: string): Requirement['stories']
export function readRequirementMap(root: string): Chapter[]
