import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { VisitorScreen } from './public-view'

/**
 * A piece of the website in a document of its own, so that no style of the admin reaches it and the site's
 * breakpoints see the visitor's window. Nothing in it can be pressed.
 */
export function PublicFrame({
  screen: { window: width, shown, most = shown },
  title,
  onShown,
  children,
}: {
  screen: VisitorScreen
  title: string
  /** Told what it reads, whenever something was drawn. */
  onShown?: (text: string) => void
  children: ReactNode
}) {
  const [ground, setGround] = useState<HTMLElement>()
  const [height, setHeight] = useState(0)
  const [room, setRoom] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const { current } = frame
    let gone = false
    const dress = () =>
      void dressed(current!.contentDocument!, shown).then((made) => {
        if (!gone) setGround(made)
      })
    // A browser has loaded the empty document by now, or brings another one.
    if (current!.contentDocument?.readyState === 'complete') dress()
    current!.addEventListener('load', dress)
    return () => {
      gone = true
      current!.removeEventListener('load', dress)
    }
  }, [shown])
  useEffect(() => {
    const { current } = place
    const sizes = new ResizeObserver(() => setRoom(current!.clientWidth))
    sizes.observe(current!)
    return () => sizes.disconnect()
  }, [])
  useEffect(() => {
    if (!ground) return
    // Its own window's: another one's would go on about it when the frame has gone.
    const { ResizeObserver } = ground.ownerDocument.defaultView!
    const sizes = new ResizeObserver(() => setHeight(ground.offsetHeight))
    sizes.observe(ground)
    return () => sizes.disconnect()
  }, [ground])
  useEffect(() => {
    if (ground) onShown?.(ground.innerText)
  })

  const scale = Math.min(room, most) / shown
  return (
    <div ref={place}>
      <div className="preview-window" style={{ width: shown * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={title}
          inert
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      {ground && createPortal(children, ground)}
    </div>
  )
}

/** Gives a bare document the styles of this one, and the place that is drawn in. */
async function dressed(bare: Document, width: number): Promise<HTMLElement> {
  bare.documentElement.lang = 'en'
  const ground = bare.createElement('div')
  ground.style.width = `${width}px`
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], style')
  const copies = [...sheets].map((sheet) => {
    const copy = bare.importNode(sheet, true)
    // It may have been written for another base.
    if (sheet.href) copy.href = sheet.href
    return copy
  })
  const come = copies
    .filter(({ href }) => href)
    .map((copy) => new Promise((done) => (copy.onload = copy.onerror = done)))
  bare.head.replaceChildren(...copies)
  bare.body.replaceChildren(ground)
  await Promise.all(come)
  return ground
}
