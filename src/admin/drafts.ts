import { keeping } from '../ui/keeping'

/** What was typed into a form and neither saved nor thrown away. */
export interface Draft {
  values: Record<string, string>
  /** A file had been chosen; a browser cannot keep it. */
  file: boolean
}

const kept = keeping('sessionStorage')
const place = (form: string) => `typed ${form}`

/** Keeps what a form holds until this tab closes; where storage is blocked or full, until the page reloads. */
export function keepDraft(form: string, values: FormData) {
  const typed = [...values].filter(([, value]) => typeof value === 'string')
  putDraft(form, {
    values: Object.fromEntries(typed) as Record<string, string>,
    file: [...values.values()].some((value) => typeof value !== 'string'),
  })
}

/** Keeps a draft as it was found. */
export const putDraft = (form: string, draft: Draft) =>
  kept.write(place(form), JSON.stringify(draft))

/** What was kept of a form. */
export function draftOf(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(kept.read(place(form)) ?? 'null') as Draft | null
    return draft?.values && typeof draft.values === 'object' ? draft : undefined
  } catch {
    // Cut off or somebody else's.
    return undefined
  }
}

/** Forgets what was kept: it has been saved, or thrown away. */
export const dropDraft = (form: string) => kept.drop(place(form))
