import type { Control } from '../../resource'

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

/** The text of a mail, at least eight lines high. */
export const mailTextarea = textareaOf('12.5rem')
