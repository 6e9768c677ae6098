import { CalendarDays, Clock, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ControlProps } from './field'

/** The words of a date or time box that holds a text it does not know. */
export interface PickerMessages {
  /** The name of the way to the picker. */
  pick: string
  /** The name of the way back. */
  keep: (text: string) => string
}

/**
 * A date or a time. What the browser's picker does not know ("first week of Magh") is shown as the text it is, and
 * stays so unless the person changes it or goes over to the picker.
 */
export function PickerField({
  control,
  type,
  value,
  known,
  zone,
  messages,
}: {
  control: ControlProps
  type: 'date' | 'time'
  /** The text that the record holds. */
  value: string
  /** That text as the picker writes it; undefined when it is of another kind. */
  known: string | undefined
  /** The clock that a time is read by, shown within the box. */
  zone?: string
  messages: PickerMessages
}) {
  const input = useRef<HTMLInputElement>(null)
  const odd = value !== '' && known === undefined
  const [picking, setPicking] = useState(!odd)
  const Icon = picking ? Undo2 : type === 'date' ? CalendarDays : Clock
  const name = picking ? messages.keep(value) : messages.pick

  function change() {
    // The form looks again whether anything is unsaved, so the other box must stand by then.
    flushSync(() => setPicking(!picking))
    input.current!.focus()
    input.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className="picker" data-zone={zone && picking ? '' : undefined}>
      <input
        key={String(picking)}
        {...control}
        ref={input}
        className="form-control"
        type={picking ? type : 'text'}
        defaultValue={picking ? known : value}
        autoComplete="off"
        aria-describedby={
          [control['aria-describedby'], zone && picking && `${control.id}-zone`]
            .filter(Boolean)
            .join(' ') || undefined
        }
      />
      {zone && picking && (
        <span className="picker-zone" id={`${control.id}-zone`}>
          {zone}
        </span>
      )}
      {odd && (
        <button
          type="button"
          className="act picker-change"
          aria-label={name}
          aria-describedby={`${control.id}-label`}
          data-tip={name}
          onClick={change}
        >
          <Icon aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

/** A date as the browser's picker writes it; a time of the day behind it is left to the record. */
export function knownDate(value: string): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:$|[T ]\d{2}:)/.exec(value.trim())?.[1]
  return day && isDay(day) ? day : undefined
}

/** A time as the browser's picker writes it; seconds are left to the record. */
export function knownTime(value: string): string | undefined {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value.trim())
  if (!parts || Number(parts[1]) > 23 || Number(parts[2]) > 59) return undefined
  return `${parts[1]!.padStart(2, '0')}:${parts[2]}`
}

/** Whether the calendar has it: a Date turns 31 February into March, or is none at all. */
function isDay(day: string) {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day)
}
