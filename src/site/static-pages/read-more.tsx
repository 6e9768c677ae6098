import { useId, useState } from 'react'
import { staticPageMessages } from '../../messages/site-screens/static-pages'

/** Below this number of characters a text fits into the four or five lines that are shown. */
const shortText = 150

/** A text that shows its first lines; a button opens the rest. */
export function ReadMore({ text, subject }: { text: string; subject: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const texts = staticPageMessages().readMore
  if (text.length < shortText) return <p className="mb-0">{text}</p>
  return (
    <>
      <p id={id} className="read-more-text mb-0" data-open={isOpen || undefined}>
        {text}
      </p>
      <button
        type="button"
        className="more btn-text scripted d-print-none fs-5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{isOpen ? texts.less : texts.more}</span>{' '}
        <span className="visually-hidden">{subject}</span>
      </button>
    </>
  )
}
