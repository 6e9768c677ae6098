import type { ReactNode } from 'react'
import { LongText } from '../../ui/long-text'
import type { Caption } from './caption'

/** An entry of a gallery: a button of its picture and its caption, and the note below [A11Y-6]. */
export function Captioned({
  entry: { key, title, titleLang, description, descriptionLang },
  id,
  className,
  onOpen,
  children,
}: {
  entry: Caption
  /** Where the entry stands in the document: what it opens gives the focus back to it. */
  id: string
  className?: string
  onOpen?: (key: string) => void
  children: ReactNode
}) {
  return (
    <li>
      <button
        type="button"
        id={id}
        className={`thumbnail ${className ?? ''}`}
        onClick={() => onOpen?.(key)}
      >
        {children}
        <span className="thumbnail-title" dir="auto" lang={titleLang}>
          <LongText>{title}</LongText>
        </span>
      </button>
      {description && (
        <p className="thumbnail-note" dir="auto" lang={descriptionLang}>
          <LongText>{description}</LongText>
        </p>
      )}
    </li>
  )
}
