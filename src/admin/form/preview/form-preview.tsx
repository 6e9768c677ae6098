import { ChevronDown } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { tabletQuery, useMediaQuery } from '../../../ui/use-media-query'
import './form-preview.scss'
import { previewMessages } from '../../../messages/admin-screens/form/preview'
import { PreviewWindows, type FormPreviewProps } from './preview-windows'

/**
 * The public preview of a form's record: beside the form from 1200 px, below it in a closed `details` on narrower
 * screens. The typed values are deferred, so that rendering the preview does not delay typing.
 */
export function FormPreview({ view, from, typed }: FormPreviewProps) {
  const [open, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Opened at the end of the dialog, the preview is below the visible part. Its minimum height lets it scroll while empty.
    if (open) details.current?.scrollIntoView({ block: 'start' })
  }, [open])
  const props = { view, from, typed: useDeferredValue(typed) }
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
