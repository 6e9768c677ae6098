/** Inserts a text after the selection, which stays. The browser's undo removes it again. */
export function insertText(field: HTMLTextAreaElement, text: string) {
  const position = field.selectionEnd
  field.focus()
  field.setSelectionRange(position, position)
  // Deprecated, but the only call that keeps the field's undo history.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, position, position, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A field's text without the initial text, if it still ends with that. */
export const readTypedText = ({ value }: HTMLTextAreaElement, initial: string) =>
  (initial.trim() && value.endsWith(initial) ? value.slice(0, -initial.length) : value).trim()
