import { CalendarDays, Clock, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { asOneLine } from '../../../lib/typed-text'
import type { ControlProps } from '../../../ui/form/field'
import './picker-field.scss'

/** The messages of a date or time field whose text the picker cannot show. */
export interface PickerMessages {
  /** The name of the button that switches to the picker. */
  pick: string
  /** The name of the button that switches back to the text. */
  keep: (text: string) => string
}

/**
 * A date or time field. A value that the browser's picker cannot show ("first week of Magh") is edited as text until
 * the person switches to the picker.
 */
export function PickerField({
  control,
  type,
  value: initialText,
  parsed,
  zone,
  describe,
  messages,
}: {
  control: ControlProps
  type: 'date' | 'time'
  /** The record's text. */
  value: string
  /** The same value in the picker's format; undefined when it has none. */
  parsed: string | undefined
  /** The time zone, shown inside the field. */
  zone?: string
  /** What is shown below the field for a value of the picker. */
  describe?: (value: string) => string | undefined
  messages: PickerMessages
}) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(parsed === undefined ? initialText : '')
  const isUnparsable = text !== ''
  const [isPicker, setPicker] = useState(!isUnparsable)
  const [picked, setPicked] = useState(parsed ?? '')
  const description = isPicker && describe?.(picked)
  const Icon = isPicker ? Undo2 : type === 'date' ? CalendarDays : Clock
  const name = isPicker ? messages.keep(text) : messages.pick

  function switchControl() {
    // Synchronous, because the input event below makes the form read the new input.
    flushSync(() => setPicker(!isPicker))
    input.current!.focus()
    input.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <>
      <div
        className="picker control-overlay d-grid align-items-center min-w-0"
        data-zone={zone && isPicker ? '' : undefined}
      >
        <input
          key={String(isPicker)}
          {...control}
          ref={input}
          className="form-control min-w-0"
          type={isPicker ? type : 'text'}
          defaultValue={isPicker ? parsed : asOneLine(text)}
          data-text-if-empty={isPicker && isUnparsable ? text : undefined}
          // Without it the box of the year takes six digits.
          max={isPicker && type === 'date' ? '9999-12-31' : undefined}
          autoComplete="off"
          onInput={({ currentTarget: { value, dataset } }) => {
            setPicked(value)
            const { textIfEmpty } = dataset
            if (!isPicker || value || !textIfEmpty || textIfEmpty === text) return
            setText(textIfEmpty)
            setPicker(false)
          }}
          aria-describedby={
            [
              control['aria-describedby'],
              zone && isPicker && `${control.id}-zone`,
              description && `${control.id}-picked`,
            ]
              .filter(Boolean)
              .join(' ') || undefined
          }
        />
        {zone && isPicker && (
          <span className="fs-5 text-body-secondary" id={`${control.id}-zone`}>
            {zone}
          </span>
        )}
        {isUnparsable && (
          <button
            type="button"
            className="btn-icon"
            aria-label={name}
            aria-describedby={`${control.id}-label`}
            data-tip={name}
            onClick={switchControl}
          >
            <Icon aria-hidden="true" />
          </button>
        )}
      </div>
      {description && (
        <span className="field-hint text-body-secondary" id={`${control.id}-picked`}>
          {description}
        </span>
      )}
    </>
  )
}
