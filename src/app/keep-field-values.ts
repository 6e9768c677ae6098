type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Puts back what the fields held when a page comes back from the back-forward cache: WebKit resets inputs with
 * autocomplete="off" there, while their forms keep the old text. Returns a function that stops it.
 */
export function keepFieldValues(): () => void {
  let held = new Map<Field, { value: string; checked?: boolean }>()
  const stopped = new AbortController()
  const { signal } = stopped
  window.addEventListener(
    'pagehide',
    () => {
      const fields = document.querySelectorAll<Field>('input:not([type="file"]), textarea, select')
      held = new Map([...fields].map((field) => [field, stateOf(field)]))
    },
    { signal },
  )
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      for (const [field, { value, checked }] of held) {
        if (field.value !== value) field.value = value
        if (checked !== undefined && field instanceof HTMLInputElement) field.checked = checked
      }
    },
    { signal },
  )
  return () => stopped.abort()
}

const stateOf = (field: Field) => ({
  value: field.value,
  checked: field instanceof HTMLInputElement ? field.checked : undefined,
})
