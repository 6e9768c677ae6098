import type { Control } from '../resources/resource'

/** One line of text. */
export const textInput: Control = (control, value) => (
  <input
    {...control}
    className="form-control"
    type="text"
    defaultValue={value}
    autoComplete="off"
    dir="auto"
  />
)

/** A URL: phones show the matching keyboard. Not `type="url"`, which rejects paths of this site. */
export const urlInput: Control = (control, value) => (
  <input
    {...control}
    className="form-control"
    type="text"
    inputMode="url"
    defaultValue={value}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
)

const textareaOf =
  (minHeight?: string): Control =>
  (control, value) => (
    <textarea
      {...control}
      className="form-control"
      rows={2}
      style={{ minHeight }}
      defaultValue={value}
      dir="auto"
    />
  )

/** Several lines of text; its height follows the text. */
export const textarea = textareaOf()

/** The text of a mail, eight lines high at least. */
export const mailTextarea = textareaOf('12.5rem')

/** An email address: phones show the matching keyboard. Not `type="email"`, because the server decides what is valid. */
export const emailInput: Control = (control, value) => (
  <input
    {...control}
    className="form-control"
    type="text"
    inputMode="email"
    defaultValue={value}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
)
