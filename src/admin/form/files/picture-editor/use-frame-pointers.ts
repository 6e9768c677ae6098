import { useRef, type PointerEvent } from 'react'
import { moveFrame, outerPart, type ChangeEdit } from './picture-edit'

interface Point {
  x: number
  y: number
}

/**
 * Pointer handlers of the frame: one pointer moves it, one on a corner resizes it, two fingers resize it as they part.
 */
export function useFramePointers(picture: { width: number; height: number }, onEdit: ChangeEdit) {
  const pointers = useRef(new Map<number, Point>())
  const isResizing = useRef(false)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || pointers.current.size > 1) return
    isResizing.current = (event.target as HTMLElement).dataset.corner !== undefined
    pointers.current.set(event.pointerId, pointOf(event))
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    pointers.current.set(event.pointerId, now)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other) return resize(distance(now, other), distance(before, other))

    const frame = event.currentTarget.getBoundingClientRect()
    if (isResizing.current) {
      const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
      return resize(distance(now, middle), distance(before, middle))
    }
    const view = event.currentTarget.parentElement!.getBoundingClientRect()
    onEdit((edit) => {
      const factor = outerPart(picture, edit).width / view.width
      return moveFrame(picture, edit, (now.x - before.x) * factor, (now.y - before.y) * factor)
    })
  }

  const resize = (now: number, before: number) =>
    onEdit((edit) => ({ ...edit, size: (edit.size * now) / Math.max(1, before) }))

  const onEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
  }

  return { onPointerDown, onPointerMove, onPointerUp: onEnd, onPointerCancel: onEnd }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
