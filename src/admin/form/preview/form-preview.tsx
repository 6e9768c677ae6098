import { ChevronDown } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useRef, useState, type ComponentType } from 'react'
import { useMediaQuery } from '../../../ui/use-media-query'
import type { AnyRow } from '../../resources/resource'
import { textsOf } from '../form-values'
import { PublicFrame } from './public-frame'
import type { PreviewProps } from './lazy-preview'
import './form-preview.scss'
import type { PublicView } from './public-view'
import { useFileUrl } from './use-file-url'
import { previewMessages } from '../../../messages/admin-preview'

type FormPreviewProps = PreviewProps & { view: PublicView }

/**
 * The public preview of a form's record: beside the form from 1200 px, below it in a closed `details` on narrower
 * screens. The typed values are deferred, so that rendering the preview does not delay typing.
 */
export function FormPreview({ view, from, typed }: FormPreviewProps) {
  const texts = previewMessages
  const isWide = useMediaQuery('(min-width: 1200px)')
  const [open, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Opened at the end of the dialog, the preview would be below the visible part.
    if (open) details.current?.scrollIntoView({ block: 'start' })
  }, [open])
  const props = { view, from, typed: useDeferredValue(typed) }
  if (isWide)
    return (
      <section className="preview position-sticky top-0 d-flex flex-column min-w-0">
        <div className="d-flex flex-wrap align-items-baseline column-gap-2">
          <h3 className="m-0 fs-4 font-body text-body">{texts.title}</h3>
          <p className="mb-2 fs-5 text-body-secondary">{texts.note}</p>
        </div>
        <Windows {...props} />
      </section>
    )
  return (
    <details
      ref={details}
      className="preview min-w-0 mt-5 pt-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="btn btn-quiet btn-small">
        {texts.title} <ChevronDown aria-hidden="true" />
      </summary>
      <p className="mb-2 fs-5 text-body-secondary">{texts.note}</p>
      {open && <Windows {...props} />}
    </details>
  )
}

/**
 * For screen readers one image, named by the text inside: its links lead nowhere, and typing must not be announced.
 * Memoised, because every key press renders the form (docs/decisions/0010).
 */
const Windows = memo(function Windows({ view, from, typed }: FormPreviewProps) {
  const texts = previewMessages
  const image = useRef<HTMLDivElement>(null)
  const picture = useFileUrl(typed?.file)
  const record = { ...from, ...(typed && textsOf(typed)) }
  if (!picture && !Object.values(record).some(Boolean))
    return (
      <div className="card overflow-clip">
        <span className="placeholder w-100" style={{ aspectRatio: '2 / 1' }} />
        <div className="card-body vstack gap-3">
          {[50, 100, 75].map((width) => (
            <span key={width} className={`placeholder placeholder-xs rounded-pill w-${width}`} />
          ))}
          <p className="mt-4 mb-0 text-center text-body-secondary">{texts.none}</p>
        </div>
      </div>
    )
  // The table of public previews pairs the view with its resource.
  const Shown = view.Shown as ComponentType<{ record: AnyRow; picture?: string }>
  const setName = (text: string) =>
    image.current?.setAttribute('aria-label', texts.said(text.replace(/\s+/g, ' ').trim()))
  return (
    <div ref={image} role="img" aria-label={texts.title} className="vstack gap-4">
      {view.screens.map((screen, index) => (
        <figure key={screen.window} className="m-0">
          {screen.name && (
            <figcaption className="mb-1 fs-5 text-body-secondary">
              {texts.screens[screen.name]}
            </figcaption>
          )}
          <PublicFrame
            screen={screen}
            title={texts.title}
            onRender={index === 0 ? setName : undefined}
          >
            <Shown record={record} picture={picture} />
          </PublicFrame>
        </figure>
      ))}
    </div>
  )
})
