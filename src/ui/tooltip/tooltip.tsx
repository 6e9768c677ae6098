import { useLayoutEffect, useState } from 'react'
import { lazyWithRetry } from '../loading/lazy-with-retry'

const TooltipLayer = lazyWithRetry(async () => (await import('./tooltip-layer')).TooltipLayer)

/**
 * Tooltips for all elements with `data-tip`, on hover and keyboard focus; Escape closes them (WCAG 1.4.13). One Overlay
 * serves all, because a trigger for each button would slow long tables; its code is loaded with the first.
 */
export function Tooltips() {
  const [target, setTarget] = useState<HTMLElement>()

  // A layout effect, so that no pointer or key event after the first frame is missed.
  useLayoutEffect(() => {
    const show = ({ target, type }: Event) => {
      const element = target instanceof Element ? target : undefined
      // The pointer may move onto the tooltip.
      if (element?.closest('.tooltip')) return
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
    const ended = new AbortController()
    const { signal } = ended
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, show, { signal })
    for (const type of ['focusout', 'pointerdown'])
      document.addEventListener(type, hide, { signal })
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('scroll', onScroll, { signal, capture: true })
    return () => ended.abort()
  }, [])

  // A tooltip that cannot be loaded says nothing that its element does not say.
  return target && <TooltipLayer target={target} onLoadFailure={() => {}} />
}

/** Keeps the tooltip of an element with keyboard focus while the page scrolls; a hovered one may leave the pointer. */
const keepFocused = (shown?: HTMLElement) => (shown?.matches(':focus-visible') ? shown : undefined)
