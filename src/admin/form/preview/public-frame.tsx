import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { PreviewViewport } from './lazy-preview'

/**
 * Renders a component of the website in an inert iframe, so that no style of the admin applies and the site's
 * breakpoints respond to the visitor's window.
 */
export function PublicFrame({
  viewport: { windowWidth: width, windowHeight = 0, visibleWidth },
  title,
  onRender,
  children,
}: {
  viewport: PreviewViewport
  title: string
  /** Called with the visible text after each render. */
  onRender?: (text: string) => void
  children: ReactNode
}) {
  const [root, setRoot] = useState<HTMLElement>()
  const [height, setHeight] = useState(0)
  const [available, setAvailable] = useState(0)
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const { current } = frame
    let isUnmounted = false
    const prepare = () =>
      void prepareDocument(current!.contentDocument!, visibleWidth).then((element) => {
        if (!isUnmounted) setRoot(element)
      })
    // Some browsers have loaded the iframe's empty document already, others replace it later.
    if (current!.contentDocument?.readyState === 'complete') prepare()
    current!.addEventListener('load', prepare)
    return () => {
      isUnmounted = true
      current!.removeEventListener('load', prepare)
    }
  }, [visibleWidth])
  useEffect(() => {
    const { current } = container
    const sizes = new ResizeObserver(() => setAvailable(current!.clientWidth))
    sizes.observe(current!)
    return () => sizes.disconnect()
  }, [])
  useEffect(() => {
    if (!root) return
    // Elements inside the iframe need the ResizeObserver of its own window.
    const { ResizeObserver } = root.ownerDocument.defaultView!
    const sizes = new ResizeObserver(() => setHeight(root.offsetHeight))
    sizes.observe(root)
    return () => sizes.disconnect()
  }, [root])
  useEffect(() => {
    if (root) onRender?.(root.innerText)
  })

  const scale = Math.min(available, visibleWidth) / visibleWidth
  return (
    <div ref={container}>
      <div
        className="preview-window overflow-clip rounded-3"
        style={{ width: visibleWidth * scale, height: height * scale }}
      >
        <iframe
          ref={frame}
          className="d-block border-0"
          title={title}
          inert
          style={{
            width,
            height: Math.max(height, windowHeight),
            maxWidth: 'none',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </div>
      {root && createPortal(children, root)}
    </div>
  )
}

/** Copies the styles of this page into an empty document and returns the element to render into. */
async function prepareDocument(target: Document, width: number): Promise<HTMLElement> {
  target.documentElement.lang = 'en'
  const root = target.createElement('div')
  root.style.width = `${width}px`
  // The document has no doctype: outside a positioned element a height in percent would be that of the window.
  root.style.position = 'absolute'
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], style')
  const copies = [...sheets].map((sheet) => {
    const copy = target.importNode(sheet, true)
    // A relative URL would resolve against the iframe's base.
    if (sheet.href) copy.href = sheet.href
    return copy
  })
  const loaded = copies
    .filter(({ href }) => href)
    .map((copy) => new Promise((done) => (copy.onload = copy.onerror = done)))
  target.head.replaceChildren(...copies)
  target.body.replaceChildren(root)
  await Promise.all(loaded)
  return root
}
