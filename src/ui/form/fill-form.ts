import { asOneLine } from '../../lib/typed-text'

/** Sets the values and fires input events, so that counters and the unsaved guard notice them. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      fillControl(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      if (control instanceof HTMLSelectElement)
        control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

/** A value that a select does not offer is added to it; one that a picker cannot show, the picker shows as text. */
function fillControl(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
) {
  const text = control instanceof HTMLInputElement ? asOneLine(value) : value
  control.value = text
  if (control instanceof HTMLTextAreaElement || control.value === text) return
  if (control instanceof HTMLInputElement) {
    control.dataset.textIfEmpty = text
    return
  }
  control.add(new Option(text))
  control.value = text
}
