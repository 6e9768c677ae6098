import { fileUrl } from '../api/links'
import { words } from '../content/words'
import { PictureField, type Recommended } from '../ui/picture-field'
import type { Control } from './resource'

/** One line of text. */
export const textBox: Control = (control, value) => (
  <input
    {...control}
    className="form-control"
    type="text"
    defaultValue={value}
    autoComplete="off"
    dir="auto"
  />
)

/** An address: phones show the keyboard for one. A path of this site is one too, so it is not checked. */
export const addressBox: Control = (control, value) => (
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

/** Several lines of text; the box grows with them. */
export const textArea: Control = (control, value) => (
  <textarea {...control} className="form-control" rows={2} defaultValue={value} dir="auto" />
)

/** A picture, with the size that the website shows it at. */
export const picture =
  (recommended?: Recommended): Control =>
  (control, _value, row) => (
    <PictureField
      control={control}
      recommended={recommended}
      current={row && fileUrl(row.filePath)}
      words={words('office').picture}
    />
  )
