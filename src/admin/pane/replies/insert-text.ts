/** Puts a text where the cursor stands. What is selected stays too; the browser's own undo takes it back. */
export function insertText(field: HTMLTextAreaElement, text: string) {
  const at = field.selectionEnd
  field.focus()
  field.setSelectionRange(at, at)
  // Nothing else leaves what can be undone as it was.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, at, at, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was written into a field, less the text that it opened with and still ends with. */
export const writtenIn = ({ value }: HTMLTextAreaElement, opened: string) =>
  (opened.trim() && value.endsWith(opened) ? value.slice(0, -opened.length) : value).trim()
