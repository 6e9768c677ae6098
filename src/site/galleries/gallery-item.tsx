import type { ReactNode } from 'react'
import { LongText } from '../../ui/disclosure/long-text'
import { langOf, toText } from '../../lib/to-text'
import { EditRecord } from '../editing/edit-record'
import { urlKey } from './use-url-lightbox'
import '../../ui/picture/picture.scss'

/** An item of a gallery: a button with picture and title, and a description below. */
export function GalleryItem({
  item: { key, recordId, title, titleLang, description, descriptionLang },
  screen,
  id,
  className,
  onOpen,
  children,
}: {
  item: Caption
  /** The list of the back office that has the record. */
  screen: 'igallery' | 'vgallery'
  /** The button's id; the closing dialog returns the focus to it. */
  id: string
  className?: string
  onOpen?: (key: string) => void
  children: ReactNode
}) {
  return (
    <li className="position-relative">
      <button
        type="button"
        id={id}
        className={`thumbnail d-block w-100 p-0 border-0 rounded-3 bg-transparent text-start text-primary ${className ?? ''}`}
        onClick={() => onOpen?.(key)}
      >
        <span className="thumbnail-picture d-block position-relative overflow-hidden rounded-2">
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
          className="thumbnail-note mb-0 fs-5 lh-sm text-body-secondary"
          dir="auto"
          lang={descriptionLang}
        >
          <LongText>{description}</LongText>
        </p>
      )}
      <EditRecord screen={screen} id={recordId} title={title} />
    </li>
  )
}

/** The texts of a gallery item and its key in the URL. */
export interface Caption {
  key: string
  recordId: unknown
  title: string
  titleLang: string | undefined
  description: string
  descriptionLang: string | undefined
}

/** The caption of a row; without a title it is its position, because the item's button needs a name. */
export function captionOf(
  row: { id?: unknown; title?: unknown; description?: unknown },
  index: number,
  untitled: (position: number) => string,
): Caption {
  const title = toText(row.title).trim()
  const description = toText(row.description).trim()
  return {
    key: urlKey(toText(row.id), index),
    recordId: row.id,
    title: title || untitled(index + 1),
    titleLang: langOf(title),
    description,
    descriptionLang: langOf(description),
  }
}
