import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { lookUp } from '../../lib/look-up'
import {
  drawPart,
  cropInView,
  moveCrop,
  outerPart,
  type ChangeEdit,
  type OpenedPicture,
  type PictureEdit,
} from './picture-edit'

export interface PictureStageMessages {
  crop: string
  /** The crop's position and width, in percent of the picture on the screen. */
  cropPlace: (left: number, top: number, width: number) => string
}

/** The longer side in pixels of the drawn view. */
const maxViewSide = 1200
/** The part of the picture's longer side by which an arrow key moves the crop. */
const keyStep = 0.02
const sizeStep = 0.05

/** The classes of the crop's corners, by compass direction. */
const corners = {
  nw: 'top-0 start-0',
  ne: 'top-0 end-0',
  sw: 'bottom-0 start-0',
  se: 'bottom-0 end-0',
}

const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The picture with the crop over it. Arrow keys move the crop, with Shift they resize it. */
export function PictureStage({
  picture,
  edit,
  messages,
  onEdit,
}: {
  picture: OpenedPicture
  edit: PictureEdit
  messages: PictureStageMessages
  onEdit: ChangeEdit
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const cropElement = useRef<HTMLDivElement>(null)
  const { width, height } = outerPart(picture, edit)
  const position = cropInView(picture, edit)
  const crop = useCropPointers(picture, onEdit)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const view = outerPart(picture, edit)
    const factor = maxViewSide / Math.max(view.width, view.height)
    context.canvas.width = Math.max(1, Math.round(view.width * factor))
    context.canvas.height = Math.max(1, Math.round(view.height * factor))
    drawPart(context, picture.canvas, picture, view)
  }, [picture, edit])

  // The dialog opens before the picture is decoded, so it cannot focus the crop itself.
  useEffect(() => cropElement.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    const arrow = lookUp(arrows, event.key)
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const [right, down] = arrow
    const step = keyStep * Math.max(width, height)
    const isResize = event.shiftKey
    onEdit((current) =>
      isResize
        ? { ...current, size: current.size + (right - down) * sizeStep }
        : moveCrop(picture, current, right * step, down * step),
    )
  }

  return (
    <div
      className="picture-stage position-relative overflow-clip"
      style={{ '--ratio': width / height } as React.CSSProperties}
    >
      <canvas ref={canvas} className="d-block w-100 h-100" aria-hidden="true" />
      <div
        {...crop}
        ref={cropElement}
        role="slider"
        tabIndex={0}
        data-focus=""
        className="picture-frame position-absolute"
        style={{
          left: `${position.left}%`,
          top: `${position.top}%`,
          width: `${position.width}%`,
          height: `${position.height}%`,
        }}
        aria-label={messages.crop}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(position.left)}
        aria-valuetext={messages.cropPlace(
          Math.round(position.left),
          Math.round(position.top),
          Math.round(position.width),
        )}
        onKeyDown={onKeyDown}
      >
        {Object.entries(corners).map(([corner, className]) => (
          <span
            key={corner}
            className={`picture-corner position-absolute ${className}`}
            data-corner={corner}
          />
        ))}
      </div>
    </div>
  )
}

interface Point {
  x: number
  y: number
}

/**
 * Pointer handlers of the crop: one pointer moves it, one on a corner resizes it, two fingers resize it as they part.
 */
function useCropPointers(picture: { width: number; height: number }, onEdit: ChangeEdit) {
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

    const crop = event.currentTarget.getBoundingClientRect()
    if (isResizing.current) {
      const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
      return resize(distance(now, middle), distance(before, middle))
    }
    const view = event.currentTarget.parentElement!.getBoundingClientRect()
    onEdit((edit) => {
      const factor = outerPart(picture, edit).width / view.width
      return moveCrop(picture, edit, (now.x - before.x) * factor, (now.y - before.y) * factor)
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
