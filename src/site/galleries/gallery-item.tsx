import type { ReactNode } from 'react'
import { LongText } from '../../ui/disclosure/long-text'
import '../../ui/picture/picture.scss'
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
        className={`thumbnail d-block w-100 p-0 border-0 rounded-3 bg-transparent text-start text-primary ${className ?? ''}`}
        onClick={() => onOpen?.(key)}
      >
        <span className="thumbnail-picture d-block position-relative overflow-hidden rounded-3">
          {children}
        </span>
        <span
          className="thumbnail-title mt-2 font-heading fw-semibold text-start"
          dir="auto"
          lang={titleLang}
        >
          <LongText>{title}</LongText>
        </span>
      </button>
      {description && (
        <p
          className="thumbnail-note mb-0 fs-5 text-body-secondary"
          dir="auto"
          lang={descriptionLang}
        >
          <LongText>{description}</LongText>
        </p>
      )}
    </li>
  )
}
