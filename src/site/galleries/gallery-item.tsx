import type { ReactNode } from 'react'
import { LongText } from '../../ui/long-text'
import type { Caption } from './caption'

/** An item of a gallery: a button with picture and title, and a description below [A11Y-6]. */
export function GalleryItem({
  item: { key, title, titleLang, description, descriptionLang },
  id,
  className,
  onOpen,
  children,
}: {
  item: Caption
  /** The button's id; the closing dialog returns the focus to it. */
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
