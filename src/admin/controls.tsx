import { fileUrl } from '../api/links'
import { text } from '../api/text'
import { words } from '../content/words'
import { AttachmentField } from '../ui/attachment-field'
import { ChoiceField } from '../ui/choice-field'
import { knownDate, knownTime, PickerField } from '../ui/picker-field'
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

/** An e-mail address: phones show the keyboard for one. Whether it is one the server decides. */
export const emailBox: Control = (control, value) => (
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

/** One of a few words; a record may hold another one (SPEC 3, Admin course type choices). */
export const choice =
  (...options: string[]): Control =>
  (control, value) => (
    <ChoiceField
      control={control}
      value={value}
      options={options}
      placeholder={words('office').choose}
    />
  )

/** A day. */
export const dateBox: Control = (control, value) => (
  <PickerField
    control={control}
    type="date"
    value={value}
    known={knownDate(value)}
    words={words('office').date}
  />
)

/** A time of the temple's clock. */
export const timeBox: Control = (control, value) => (
  <PickerField
    control={control}
    type="time"
    value={value}
    known={knownTime(value)}
    zone={words('office').zone}
    words={words('office').time}
  />
)

/** One file to send along. */
export const attachment: Control = (control, _value, row) => (
  <AttachmentField
    control={control}
    current={row && fileName(row.filePath)}
    words={words('office').attachment}
  />
)

/** What a file is called: the end of its address, readable. */
function fileName(path: unknown): string | undefined {
  const end = fileUrl(path) && text(path).split(/[/\\]/).at(-1)
  if (!end) return undefined
  try {
    return decodeURIComponent(end)
  } catch {
    return end
  }
}
