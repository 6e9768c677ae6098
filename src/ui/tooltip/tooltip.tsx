import { useLayoutEffect, useRef, useState } from 'react'
import Overlay from 'react-bootstrap/Overlay'
import Tooltip from 'react-bootstrap/Tooltip'

/**
 * Tooltips for all elements with `data-tip`, on hover and keyboard focus; Escape closes them (WCAG 1.4.13). One Overlay
 * serves all, because a trigger for each button would slow long tables. Hidden from assistive technology: they repeat names.
 */
export function Tooltips() {
  const [target, setTarget] = useState<HTMLElement>()
  const layer = useRef<HTMLSpanElement>(null)

  // A layout effect, so that no pointer or key event after the first frame is missed.
  useLayoutEffect(() => {
    const show = ({ target, type }: Event) => {
      const element = target instanceof Element ? target : undefined
      if (element && layer.current?.closest('.tooltip')?.contains(element)) return
      const next = element?.closest<HTMLElement>('[data-tip]')
      // A click moves the focus too; only keyboard focus shows a tooltip.
      const isShown = next && (type !== 'focusin' || next.matches(':focus-visible'))
      setTarget(isShown ? next : keepFocused)
    }
    const hide = () => setTarget(undefined)
    const onScroll = () => setTarget(keepFocused)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('pointerover', show)
    document.addEventListener('focusin', show)
    document.addEventListener('focusout', hide)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', onScroll, true)
    return () => {
      document.removeEventListener('pointerover', show)
      document.removeEventListener('focusin', show)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', onScroll, true)
    }
  }, [])

  return (
    <Overlay
      target={target ?? null}
      show={target !== undefined}
      placement={target?.dataset.tipSide === 'right' ? 'right' : 'bottom'}
      flip
      // A fixed layer never widens the page, for example when the text grows while the tooltip is open.
      popperConfig={{ strategy: 'fixed' }}
      transition={false}
    >
      <Tooltip aria-hidden="true">
        <span ref={layer}>{target?.dataset.tip}</span>
      </Tooltip>
    </Overlay>
  )
}

/** Keeps the tooltip of an element with keyboard focus while the page scrolls; a hovered one may leave the pointer. */
const keepFocused = (shown?: HTMLElement) => (shown?.matches(':focus-visible') ? shown : undefined)
