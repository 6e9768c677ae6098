import { fileUrl, withoutQuery } from '../../../api/links/links'
import { toText } from '../../../data/to-text'
import { AttachmentField } from '../files/attachment-field'
import { ChoiceField } from './choice-field'
import { PickerField } from './picker-field'
import { isoDay, parseTime } from '../../../data/date-time'
import { PictureField } from '../files/picture-field'
import { emailInput, textInput, urlInput } from './text-inputs'
import { textarea } from './textareas'
import { mailBody } from '../replies/mail-body'
import type { Control, ControlKind } from '../../resource'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import type { PictureSize } from '../files/picture-metadata/picture-size'

/** A picture, with the size at which the website shows it. */
const picture =
  (recommended: PictureSize | 'any size'): Control =>
  (control, _value, row) => (
    <PictureField
      control={control}
      recommended={recommended === 'any size' ? undefined : recommended}
      current={row && fileUrl(row.filePath)}
      messages={formMessages.picture}
    />
  )

/** A select; the record's value may not be among the options [COURSELIST-2]. */
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

const date: Control = (control, value) => (
  <PickerField
    control={control}
    type="date"
    value={value}
    parsed={isoDay(value)}
    messages={formMessages.date}
  />
)

/** A time of day at the temple. */
const time: Control = (control, value) => (
  <PickerField
    control={control}
    type="time"
    value={value}
    parsed={parseTime(value)}
    zone={formMessages.zone}
    messages={formMessages.time}
  />
)

const attachment: Control = (control, _value, row) => (
  <AttachmentField
    control={control}
    current={row && fileNameOf(row.filePath)}
    messages={formMessages.attachment}
  />
)

const controlsByName: Record<Extract<ControlKind, string>, Control> = {
  text: textInput,
  textarea,
  url: urlInput,
  video: urlInput,
  email: emailInput,
  mail: mailBody,
  date,
  time,
  attachment,
}

/** The control of a field; a text input where the field names none. */
export function controlOf(kind: ControlKind = 'text'): Control {
  if (typeof kind === 'string') return controlsByName[kind]
  return 'picture' in kind ? picture(kind.picture) : choice(kind.choice)
}

/** The file's name: the end of its path, decoded. */
function fileNameOf(path: unknown): string | undefined {
  const end = fileUrl(path) && withoutQuery(toText(path)).split(/[/\\]/).at(-1)
  if (!end) return undefined
  try {
    return decodeURIComponent(end)
  } catch {
    return end
  }
}
