import { useId, useState, type ReactNode } from 'react'
import { cutLongWords, splitText } from '../../lib/to-text'

export interface ExpandableTextMessages {
  all: string
  less: string
}

/**
 * A paragraph of a record's text. Where long words or a long text are cut, a button below shows all of it, for touch and
 * keyboard too. It is laid out in short pieces, because a browser needs seconds for a word of 10,000 letters.
 */
export function ExpandableText({
  children: text,
  messages,
  className = '',
  maxLength = Infinity,
  clampClassName = '',
  format = (shown) => shown,
  buttonClassName = 'more btn-text fs-5',
  lang,
}: {
  children: string
  messages: ExpandableTextMessages
  className?: string
  /** A text of more characters is cut by `clampClassName`, a line clamp. */
  maxLength?: number
  clampClassName?: string
  /** How a text is shown that nobody has opened. */
  format?: (shown: string) => ReactNode
  buttonClassName?: string
  lang?: string
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shown = cutLongWords(text)
  if (shown === text && text.length <= maxLength)
    return (
      <p className={className} dir="auto" lang={lang}>
        {format(text)}
      </p>
    )
  return (
    <>
      <p
        id={id}
        className={isOpen ? className : `${className} ${clampClassName}`}
        dir="auto"
        lang={lang}
      >
        {isOpen
          ? splitText(text).map((piece, index) => (
              <span key={index} className="d-block text-break">
                {piece}
              </span>
            ))
          : format(shown)}
      </p>
      <button
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? messages.less : messages.all}
      </button>
    </>
  )
}
