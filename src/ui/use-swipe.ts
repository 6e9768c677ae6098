import { useRef, type TouchEvent } from 'react'

/** The shortest swipe that changes the slide (px). */
const swipeThreshold = 40

/** Changes the slide on a horizontal swipe; ignores vertical scrolling and pinching. */
export function useSwipe(move: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined
      from.current = finger && { x: finger.clientX, y: finger.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!from.current || !finger) return
      const horizontal = finger.clientX - from.current.x
      const vertical = Math.abs(finger.clientY - from.current.y)
      from.current = undefined
      if (Math.abs(horizontal) > Math.max(swipeThreshold, vertical)) move(horizontal < 0 ? 1 : -1)
    },
  }
}
