import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState, memo, type ComponentType } from 'react'
import { tabletQuery, useMediaQuery } from '../../../ui/use-media-query'
import './form-preview.scss'
import { previewMessages } from '../../../messages/admin-screens/form/preview'
import type { AnyRecord } from '../../resource'
import { textsOf } from '../../../lib/to-text'
import { PublicFrame } from './public-frame'
import type { PreviewProps, PublicView } from './lazy-preview'

/**
 * The public preview of a form's record: beside the form from 1200 px, below it in a closed `details` on narrower
 * screens. The typed values are deferred, so that rendering the preview does not delay typing.
 */
export function FormPreview({ view, record, typed }: FormPreviewProps) {
  const [open, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Opened at the end of the dialog, the preview is below the visible part. Its minimum height lets it scroll while empty.
    if (open) details.current?.scrollIntoView({ block: 'start' })
  }, [open])
  const props = { view, record, typed: useDeferredValue(typed) }
  if (!useMediaQuery(tabletQuery))
    return (
      <section className="preview position-sticky top-0 d-flex flex-column min-w-0">
        <div className="d-flex flex-wrap align-items-baseline column-gap-2">
          <h3 className="m-0 fs-4 font-body text-body">{previewMessages.title}</h3>
          <p className="mb-1 fs-5 text-body-secondary">{previewMessages.note}</p>
        </div>
        <PreviewWindows {...props} />
      </section>
    )
  return (
    <details
      ref={details}
      className="preview border-hair min-w-0 mt-5 pt-3 border-top"
      style={open ? { minHeight: '80vh' } : undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="btn btn-quiet btn-small disclosure-button ring-inside">
        <span>{previewMessages.title}</span> <ChevronDown aria-hidden="true" />
      </summary>
      <p className="mb-2 fs-5 text-body-secondary">{previewMessages.note}</p>
      {open && <PreviewWindows {...props} />}
    </details>
  )
}

type FormPreviewProps = PreviewProps & { view: PublicView }

/**
 * The previewed record. Screen readers get one image that is named by its text, because its links do not work and typing
 * must not be announced. Memoized, because every key press renders the form (docs/decisions/0010).
 */
const PreviewWindows = memo(function PreviewWindows({ view, record, typed }: FormPreviewProps) {
  const texts = previewMessages
  const image = useRef<HTMLDivElement>(null)
  const picture = useFileUrl(typed?.file)
  const shown = { ...record, ...(typed && textsOf(typed)) }
  if (!picture && !Object.values(shown).some(Boolean))
    return (
      <div className="card overflow-clip" style={{ maxWidth: view.viewports[0]?.visibleWidth }}>
        {view.skeleton.picture && (
          <span
            className="placeholder w-100 text-warning"
            style={{ aspectRatio: view.skeleton.picture }}
          />
        )}
        <div className="card-body vstack gap-3">
          {view.skeleton.lines.map((width) => (
            <span
              key={width}
              className="placeholder placeholder-xs rounded-pill text-warning"
              style={{ width: `${width}%` }}
            />
          ))}
          <p className="m-0 text-center text-body-secondary">{texts.none}</p>
        </div>
      </div>
    )
  // The cast is safe: app/public-previews.ts pairs each view with the resource of its record type.
  const PublicComponent = view.Component as ComponentType<{ record: AnyRecord; picture?: string }>
  const setName = (text: string) =>
    image.current?.setAttribute('aria-label', texts.description(text.replace(/\s+/g, ' ').trim()))
  return (
    <>
      <div ref={image} role="img" aria-label={texts.title} className="visually-hidden" />
      <div className="vstack gap-4">
        {view.viewports.map((viewport, index) => (
          <div key={viewport.windowWidth}>
            {viewport.name && (
              <p aria-hidden="true" className="mb-1 fs-5 text-body-secondary">
                {texts.viewports[viewport.name]}
              </p>
            )}
            <PublicFrame
              viewport={viewport}
              title={texts.title}
              onRender={index === 0 ? setName : undefined}
            >
              <PublicComponent record={shown} picture={picture} />
            </PublicFrame>
          </div>
        ))}
      </div>
    </>
  )
})

/** The object URL of a chosen picture; undefined until it is decoded, and for a file that is no picture. */
function useFileUrl(file: File | undefined): string | undefined {
  const [loaded, setLoaded] = useState<{ file: File; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    const picture = new Image()
    picture.onload = () => setLoaded({ file, url })
    picture.src = url
    return () => {
      picture.onload = null
      URL.revokeObjectURL(url)
    }
  }, [file])
  return loaded?.file === file ? loaded?.url : undefined
}
