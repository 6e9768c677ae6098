import { fileUrl, withoutQuery } from '../../../api/links/links'
import { toText } from '../../../lib/to-text'
import { asOneLine } from '../../../lib/typed-text'
import { AttachmentField } from './attachment-field'
import { SitePages } from './site-pages'
import { PickerField } from './picker-field'
import { dayOf, isoDay, parseTime, withoutEmptyDate } from '../../../lib/date-time'
import { PictureField } from '../../pictures/picture-field'
import type { Control, ControlKind } from '../../resource'
import { formMessages } from '../../../messages/admin-screens/form/forms'
import type { PictureSize } from '../../pictures/metadata/picture-format'
import { forSelect, type ControlProps } from '../../../ui/form/field'
import { useState, type ComponentProps } from 'react'
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry'
import { replyMessages } from '../../../messages/admin-screens/replies'

/** A picture, with the size at which the website shows it. */
const picture =
  (recommended: PictureSize | 'any size'): Control =>
  (control, _value, record) => (
    <PictureField
      control={control}
      recommended={recommended === 'any size' ? undefined : recommended}
      current={record && fileUrl(record.filePath)}
      messages={formMessages.picture}
    />
  )

/** A select; the record's value may not be among the options. */
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

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' })

/** Friday, 4 September 2026: the day that one checks a date by. */
function dayWithWeekday(value: string) {
  const day = dayOf(value)
  return day && longDay.format(day)
}

const date: Control = (control, value) => (
  <PickerField
    control={control}
    type="date"
    value={withoutEmptyDate(value)}
    parsed={isoDay(value)}
    describe={dayWithWeekday}
    messages={formMessages.date}
  />
)

/** A time of day at the temple. */
const time: Control = (control, value) => (
  <PickerField
    control={control}
    type="time"
    value={withoutEmptyDate(value)}
    parsed={parseTime(value)}
    zone={formMessages.zone}
    messages={formMessages.time}
  />
)

const attachment: Control = (control, _value, record) => (
  <AttachmentField
    control={control}
    current={record && fileNameOf(record.filePath)}
    messages={formMessages.attachment}
  />
)

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

/** A box of one line, with its keyboard. */
const inputOf =
  (props: ComponentProps<'input'>): Control =>
  (control, value) => (
    <input
      {...control}
      className="form-control"
      type="text"
      defaultValue={asOneLine(value)}
      autoComplete="off"
      {...props}
    />
  )

const addressProps = { autoCapitalize: 'none', spellCheck: false } as const

/** Not `type="url"`, which rejects paths of this site. */
const urlInput = inputOf({ inputMode: 'url', ...addressProps })

/** A link, with the pages of the site as suggestions. */
const linkInput: Control = (control, value) => {
  const list = `${control.id}-pages`
  return (
    <>
      {inputOf({ inputMode: 'url', list, ...addressProps })(control, value)}
      <SitePages id={list} />
    </>
  )
}

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
const textarea = textareaOf()

/** The text of a mail, at least eight lines high. */
const mailTextarea = textareaOf('12.5rem')

/** A select. A value that is not among the options is added before them and stays selected. */
export function ChoiceField({
  control,
  value,
  options,
  placeholder,
}: {
  control: ControlProps
  value: string
  options: readonly string[]
  /** Shown while nothing is chosen; it cannot be chosen itself. */
  placeholder: string
}) {
  return (
    <select {...forSelect(control)} className="form-select" defaultValue={value}>
      <option value="" disabled>
        {placeholder}
      </option>
      {value && !options.includes(value) && <option>{value}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

// Loaded with the form: after a deployment a later load may reload the page, which would lose typed text.
const SavedReplies = lazyWithRetry(
  async () => (await import('../../replies/saved-replies')).SavedReplies,
)

/** The textarea for a mail; for a new mail with the saved replies of this browser. */
const mailBody: Control = (control, value, record) => (
  <>
    {mailTextarea(control, value, record)}
    {!record && <LazySavedReplies field={control.id} initial={value} />}
  </>
)

/** The form works without saved replies: a failed load shows a hint, and the next form tries again. */
function LazySavedReplies(props: { field: string; initial: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <p className="field-hint text-body-secondary">{replyMessages.notLoaded}</p>
  return (
    <SavedReplies
      {...props}
      placeholder={<div className="replies mt-1" />}
      onLoadFailure={() => setMissing(true)}
    />
  )
}

const controlsByName: Record<Extract<ControlKind, string>, Control> = {
  text: inputOf({ dir: 'auto' }),
  textarea,
  url: linkInput,
  video: urlInput,
  // Not `type="email"`, because the server decides what is valid.
  email: inputOf({ inputMode: 'email', ...addressProps }),
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
