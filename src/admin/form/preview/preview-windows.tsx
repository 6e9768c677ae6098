import { memo, useRef, type ComponentType } from 'react'
import type { AnyRow } from '../../resources/resource'
import { textsOf } from '../form-values'
import { PublicFrame } from './public-frame'
import type { PreviewProps } from './lazy-preview'
import type { PublicView } from './public-view'
import { useFileUrl } from './use-file-url'
import { previewMessages } from '../../../messages/admin-preview'

/** What is previewed, and what of it has been typed. */
export type FormPreviewProps = PreviewProps & { view: PublicView }

/**
 * For screen readers one image, named by the text inside: its links lead nowhere, and typing must not be announced.
 * Memoised, because every key press renders the form (docs/decisions/0010).
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
      <div className="card overflow-clip" style={{ maxWidth: view.screens[0]?.shown }}>
        {view.ghost.picture && (
          <span className="placeholder w-100" style={{ aspectRatio: view.ghost.picture }} />
        )}
        <div className="card-body vstack gap-3">
          {view.ghost.lines.map((width) => (
            <span
              key={width}
              className="placeholder placeholder-xs rounded-pill"
              style={{ width: `${width}%` }}
            />
          ))}
          <p className="m-0 text-center text-body-secondary">{texts.none}</p>
        </div>
      </div>
    )
  // The table of public previews pairs the view with its resource.
  const Shown = view.Shown as ComponentType<{ record: AnyRow; picture?: string }>
  const setName = (text: string) =>
    image.current?.setAttribute('aria-label', texts.description(text.replace(/\s+/g, ' ').trim()))
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
