import { useEffect, useRef, useState } from 'react'

interface TooltipState {
  text: string
  box: DOMRect
  side: 'below' | 'right'
}

/**
 * Tooltips for all elements with `data-tip`, on hover and focus; Escape hides them (WCAG 1.4.13). One layer serves
 * the whole screen. It is hidden from assistive technology, because its text repeats accessible names.
 */
export function Tooltips() {
  const [tip, setTip] = useState<TooltipState>()
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const show = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
      const element = target instanceof Element ? target : undefined
      if (element && layer.current?.contains(element)) return
      const owner = element?.closest<HTMLElement>('[data-tip]')
      // A click moves the focus too; only keyboard focus shows a tooltip.
      if (!owner || (type === 'focusin' && !owner.matches(':focus-visible')))
        return setTip(undefined)
      const side = owner.dataset.tipSide === 'right' ? 'right' : 'below'
      setTip({ text: owner.dataset.tip!, box: owner.getBoundingClientRect(), side })
    }
    const hide = () => setTip(undefined)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    // This code may load after the pointer or focus has reached the element.
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

/** Keeps half a tooltip's usual width (px) inside the window. */
const clamped = (middle: number) => Math.min(Math.max(middle, 64), window.innerWidth - 64)
