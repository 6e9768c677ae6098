import { ChevronDown } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useRef, useState, type ComponentType } from 'react'
import { useMediaQuery } from '../../../ui/use-media-query'
import type { AnyRow } from '../../resources/resource'
import { PublicFrame } from './public-frame'
import type { Previewed } from './lazy-preview'
import type { PublicView } from './public-view'
import { useFileAddress } from './file-address'
import { previewMessages } from '../../../messages/admin-preview'

type Seen = Previewed & { view: PublicView }

/**
 * What visitors will see of the record that a form asks for: beside the form where there is room, else below it,
 * folded. It follows the typing at its own pace.
 */
export function FormPreview({ view, from, typed }: Seen) {
  const texts = previewMessages
  const beside = useMediaQuery('(min-width: 1200px)')
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Unfolded at the foot of a dialog it would stay below.
    if (open) place.current?.scrollIntoView({ block: 'start' })
  }, [open])
  const seen = { view, from, typed: useDeferredValue(typed) }
  if (beside)
    return (
      <section className="preview">
        <div className="preview-head">
          <h3>{texts.title}</h3>
          <p>{texts.note}</p>
        </div>
        <Windows {...seen} />
      </section>
    )
  return (
    <details
      ref={place}
      className="preview"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {texts.title} <ChevronDown aria-hidden="true" />
      </summary>
      <p>{texts.note}</p>
      {open && <Windows {...seen} />}
    </details>
  )
}

/**
 * For a screen reader it is one picture that reads what is in it: who does not see the card is told what stands on it
 * (a date in words, the button that an address makes) when they come to it, has no link there that leads nowhere,
 * and hears nothing while they type. Passed over by React until what is shown changes: each key draws the form.
 */
const Windows = memo(function Windows({ view, from, typed }: Seen) {
  const texts = previewMessages
  const image = useRef<HTMLDivElement>(null)
  const file = typed?.get('file')
  const picture = useFileAddress(file instanceof File ? file : undefined)
  const written = [...(typed ?? [])].filter(([, value]) => typeof value === 'string')
  const record = { ...from, ...Object.fromEntries(written) }
  if (!picture && !Object.values(record).some(Boolean))
    return <p className="preview-none">{texts.none}</p>
  // What kind of record it is was checked where the view was chosen.
  const Shown = view.Shown as ComponentType<{ record: AnyRow; picture?: string }>
  const say = (text: string) =>
    image.current?.setAttribute('aria-label', texts.said(text.replace(/\s+/g, ' ').trim()))
  return (
    <div ref={image} role="img" aria-label={texts.title} className="preview-windows">
      {view.screens.map((screen, index) => (
        <figure key={screen.window}>
          {screen.name && <figcaption>{texts.screens[screen.name]}</figcaption>}
          <PublicFrame screen={screen} title={texts.title} onShown={index === 0 ? say : undefined}>
            <Shown record={record} picture={picture} />
          </PublicFrame>
        </figure>
      ))}
    </div>
  )
})
