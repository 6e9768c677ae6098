import { memo, useRef, type ComponentType } from 'react'
import type { AnyRow } from '../../resource'
import { textsOf } from '../form-values'
import { PublicFrame } from './public-frame'
import type { PreviewProps } from './lazy-preview'
import type { PublicView } from './public-view'
import { useFileUrl } from './use-file-url'
import { previewMessages } from '../../../messages/admin-screens/form/preview'

/** The props of the loaded preview. */
export type FormPreviewProps = PreviewProps & { view: PublicView }

/**
 * The previewed record. Screen readers get one image that is named by its text, because its links do not work and typing
 * must not be announced. Memoized, because every key press renders the form (docs/decisions/0010).
 */
export const PreviewWindows = memo(function PreviewWindows({
  view,
  from,
  typed,
}: FormPreviewProps) {
  const texts = previewMessages
  const image = useRef<HTMLDivElement>(null)
  const picture = useFileUrl(typed?.file)
  const record = { ...from, ...(typed && textsOf(typed)) }
  if (!picture && !Object.values(record).some(Boolean))
    return (
      <div className="card overflow-clip" style={{ maxWidth: view.screens[0]?.visibleWidth }}>
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
  const PublicComponent = view.Component as ComponentType<{ record: AnyRow; picture?: string }>
  const setName = (text: string) =>
    image.current?.setAttribute('aria-label', texts.description(text.replace(/\s+/g, ' ').trim()))
  return (
    <div ref={image} role="img" aria-label={texts.title} className="vstack gap-4">
      {view.screens.map((screen, index) => (
        <figure key={screen.windowWidth} className="m-0">
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
            <PublicComponent record={record} picture={picture} />
          </PublicFrame>
        </figure>
      ))}
    </div>
  )
})
