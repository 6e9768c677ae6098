import { fileUrl } from '../../api/links'
import { toText } from '../../data/to-text'
import { AttachmentField } from '../../ui/attachment-field'
import { ChoiceField } from '../../ui/choice-field'
import { knownDate, knownTime, PickerField } from '../../ui/picker-field'
import { PictureField, type Recommended } from '../../ui/picture-field'
import { address, email, line, lines } from './text-inputs'
import { mailBody } from '../pane/replies/mail-body'
import type { Control, ControlKind } from '../resources/resource'
import { formMessages } from '../../messages/admin-forms'

/** A picture, with the size that the website shows it at. */
const picture =
  (recommended: Recommended | 'any size'): Control =>
  (control, _value, row) => (
    <PictureField
      control={control}
      recommended={recommended === 'any size' ? undefined : recommended}
      current={row && fileUrl(row.filePath)}
      messages={formMessages.picture}
    />
  )

/** One of a few words; a record may hold another one [COURSELIST-2]. */
const choice =
  (options: string[]): Control =>
  (control, value) => (
    <ChoiceField
      control={control}
      value={value}
      options={options}
      placeholder={formMessages.choose}
    />
  )

/** A day. */
const date: Control = (control, value) => (
  <PickerField
    control={control}
    type="date"
    value={value}
    known={knownDate(value)}
    messages={formMessages.date}
  />
)

/** A time of the temple's clock. */
const time: Control = (control, value) => (
  <PickerField
    control={control}
    type="time"
    value={value}
    known={knownTime(value)}
    zone={formMessages.zone}
    messages={formMessages.time}
  />
)

/** One file to send along. */
const attachment: Control = (control, _value, row) => (
  <AttachmentField
    control={control}
    current={row && fileName(row.filePath)}
    messages={formMessages.attachment}
  />
)

const named: Record<Extract<ControlKind, string>, Control> = {
  text: line,
  lines,
  address,
  email,
  mail: mailBody,
  date,
  time,
  attachment,
}

/** The control that asks for a value; one line of text where the question names none. */
export function controlOf(kind: ControlKind = 'text'): Control {
  if (typeof kind === 'string') return named[kind]
  return 'picture' in kind ? picture(kind.picture) : choice(kind.choice)
}

/** What a file is called: the end of its address, readable. */
function fileName(path: unknown): string | undefined {
  const end = fileUrl(path) && toText(path).split(/[/\\]/).at(-1)
  if (!end) return undefined
  try {
    return decodeURIComponent(end)
  } catch {
    return end
  }
}
