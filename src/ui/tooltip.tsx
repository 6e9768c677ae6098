import { useEffect, useRef, useState } from 'react'

interface Tip {
  text: string
  box: DOMRect
  side: 'below' | 'right'
}

/**
 * Tooltips of everything that carries `data-tip`, on hover and on focus; Escape hides them, and the pointer may
 * rest on one (WCAG 1.4.13). One layer for the whole screen, so that a hundred rows cost nothing. The text
 * repeats the element's name, so assistive technology does not need it.
 */
export function Tooltips() {
  const [tip, setTip] = useState<Tip>()
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const show = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
      const place = target instanceof Element ? target : undefined
      if (place && layer.current?.contains(place)) return
      const owner = place?.closest<HTMLElement>('[data-tip]')
      // A press leaves the focus behind; only the keyboard's focus asks for the name.
      if (!owner || (type === 'focusin' && !owner.matches(':focus-visible')))
        return setTip(undefined)
      const side = owner.dataset.tipSide === 'right' ? 'right' : 'below'
      setTip({ text: owner.dataset.tip!, box: owner.getBoundingClientRect(), side })
    }
    const hide = () => setTip(undefined)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    // It may come later than the pointer or the focus.
    const target = document.querySelector('[data-tip]:hover, [data-tip]:focus-visible')
    if (target) show({ target, type: 'pointerover' })
    document.addEventListener('pointerover', show)
    document.addEventListener('focusin', show)
    document.addEventListener('focusout', hide)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('pointerover', show)
      document.removeEventListener('focusin', show)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', hide, true)
    }
  }, [])

  if (!tip) return null
  const { box, side } = tip
  const low = box.bottom > window.innerHeight - 60
  const style =
    side === 'right'
      ? { left: box.right, top: box.top + box.height / 2 }
      : { left: clamped(box.left + box.width / 2), top: low ? box.top : box.bottom }
  return (
    <div
      ref={layer}
      className="tip"
      data-side={low && side === 'below' ? 'above' : side}
      style={style}
      aria-hidden="true"
    >
      <span>{tip.text}</span>
    </div>
  )
}

/** Half a tooltip's usual width stays on the screen. */
const clamped = (middle: number) => Math.min(Math.max(middle, 64), window.innerWidth - 64)
