/** Sets the values and fires input events, so that counters and the unsaved guard notice them. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
      if (control instanceof HTMLSelectElement)
        control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
