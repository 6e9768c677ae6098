import { useId, useState } from 'react'
import { cutLongWords, splitText } from '../../lib/to-text'

export interface ExpandableTextMessages {
  all: string
  less: string
}

/**
 * A paragraph of a record's text. Where long words are cut, a button below shows all of it, for touch and keyboard too.
 * It is laid out in short pieces, because a browser needs seconds for a word of 10,000 letters.
 */
export function ExpandableText({
  children: text,
  messages,
  className,
  openClassName = className,
  buttonClassName = 'more btn-text fs-5',
  lang,
}: {
  children: string
  messages: ExpandableTextMessages
  className?: string
  /** The class of the expanded text, without a line clamp. */
  openClassName?: string
  buttonClassName?: string
  lang?: string
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shown = cutLongWords(text)
  if (shown === text)
    return (
      <p className={className} dir="auto" lang={lang}>
        {text}
      </p>
    )
  return (
    <>
      <p id={id} className={isOpen ? openClassName : className} dir="auto" lang={lang}>
        {isOpen
          ? splitText(text).map((piece, index) => (
              <span key={index} className="d-block text-break">
                {piece}
              </span>
            ))
          : shown}
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
