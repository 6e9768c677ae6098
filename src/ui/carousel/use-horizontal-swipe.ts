import { useRef, type TouchEvent } from 'react'

/**
 * Handlers for an element around React-Bootstrap's Carousel: its swipe ignores the vertical distance, so without them a
 * finger that scrolls the page, or one of two that zoom it, would change the slide.
 */
export function useHorizontalSwipe() {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStartCapture: ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined
      from.current = finger && { x: finger.clientX, y: finger.clientY }
    },
    onTouchEndCapture: (event: TouchEvent) => {
      const finger = event.changedTouches[0]
      const horizontal = from.current && finger ? Math.abs(finger.clientX - from.current.x) : 0
      const vertical = from.current && finger ? Math.abs(finger.clientY - from.current.y) : 0
      if (horizontal <= vertical) event.stopPropagation()
    },
  }
}
