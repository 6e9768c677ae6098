/** What was typed into a form and neither saved nor thrown away. */
export interface Draft {
  values: Record<string, string>
  /** A file had been chosen; a browser cannot keep it. */
  file: boolean
}

const memory = new Map<string, string>()
const place = (form: string) => `typed ${form}`

/** Keeps what a form holds until this tab closes; where storage is blocked or full, until the page reloads. */
export function keepDraft(form: string, values: FormData) {
  const draft: Draft = { values: {}, file: false }
  for (const [name, value] of values) {
    if (typeof value === 'string') draft.values[name] = value
    else draft.file = true
  }
  putDraft(form, draft)
}

/** Keeps a draft as it was found. */
export function putDraft(form: string, draft: Draft) {
  const text = JSON.stringify(draft)
  memory.delete(form)
  try {
    sessionStorage.setItem(place(form), text)
  } catch {
    memory.set(form, text)
  }
}

/** What was kept of a form. */
export function draftOf(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(memory.get(form) ?? stored(form) ?? 'null') as Draft | null
    return draft?.values && typeof draft.values === 'object' ? draft : undefined
  } catch {
    // Cut off or somebody else's.
    return undefined
  }
}

function stored(form: string): string | undefined {
  try {
    return sessionStorage.getItem(place(form)) ?? undefined
  } catch {
    return undefined
  }
}

/** Forgets what was kept: it has been saved, or thrown away. */
export function dropDraft(form: string) {
  memory.delete(form)
  try {
    sessionStorage.removeItem(place(form))
  } catch {
    // Blocked: there was nothing.
  }
}
