import type { PictureSize as Size } from './metadata/picture-format'

/** How a picture is cut, turned and straightened. The picture itself stays as it was chosen. */
export interface PictureEdit {
  /** Quarter turns clockwise, 0 to 3. */
  turns: number
  /** Degrees clockwise, -10 to 10, after the quarter turns. */
  angle: number
  /** Width divided by height of the part that is kept; undefined keeps the shape of the turned picture. */
  aspectRatio: number | undefined
  /** The crop's size relative to the largest one that fits, 0 to 1. */
  size: number
  /** The crop's centre, in pixels from the picture's centre along the sides of the turned picture. */
  x: number
  y: number
}

/** A picture for the stage: its size in pixels, and a smaller drawing of it. */
export interface OpenedPicture {
  width: number
  height: number
  canvas: HTMLCanvasElement
}

/** A rectangle of the turned and straightened picture, in pixels, with its centre from the picture's centre. */
export interface PicturePart extends Size {
  x: number
  y: number
  /** The picture's rotation relative to the rectangle, in radians clockwise. */
  rotation: number
}

/** Changes the edit with an updater function, as a React state setter does. */
export type ChangeEdit = (change: (edit: PictureEdit) => PictureEdit) => void

/** The largest angle by which a picture is straightened, in degrees. */
export const maxAngle = 10
/** The smallest crop, as a part of the largest one that fits. */
export const minCropSize = 0.1

/** The largest crop in the middle of the picture. */
export const wholeCrop = (aspectRatio: number | undefined): PictureEdit => ({
  ...{ turns: 0, angle: 0, size: 1, x: 0, y: 0 },
  aspectRatio,
})

const radians = (degrees: number) => (degrees * Math.PI) / 180
const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

function turnSize({ width, height }: Size, turns: number): Size {
  return turns % 2 ? { width: height, height: width } : { width, height }
}

/** The bounding box of a crop of the height 1, along the sides of a picture that is rotated by `angle`. */
function boundsOf(aspectRatio: number, angle: number): Size {
  const [cos, sin] = [Math.cos(radians(angle)), Math.abs(Math.sin(radians(angle)))]
  return { width: aspectRatio * cos + sin, height: aspectRatio * sin + cos }
}

/** The crop's size in pixels, and how far its centre may be from the picture's centre. */
function measure(picture: Size, { turns, angle, aspectRatio, size }: PictureEdit) {
  const sides = turnSize(picture, turns)
  const ratio = aspectRatio ?? sides.width / sides.height
  const reach = boundsOf(ratio, angle)
  const height = size * Math.min(sides.width / reach.width, sides.height / reach.height)
  return {
    width: height * ratio,
    height,
    maxX: Math.max(0, (sides.width - reach.width * height) / 2),
    maxY: Math.max(0, (sides.height - reach.height * height) / 2),
  }
}

/** The edit with its values in their limits, so that the crop has no empty corner. */
export function limitEdit(picture: Size, edit: PictureEdit): PictureEdit {
  const limited = {
    ...edit,
    angle: clamp(-maxAngle, edit.angle, maxAngle),
    size: clamp(minCropSize, edit.size, 1),
  }
  const { maxX, maxY } = measure(picture, limited)
  return { ...limited, x: clamp(-maxX, edit.x, maxX), y: clamp(-maxY, edit.y, maxY) }
}

/** Moves the crop by pixels of the picture, to the right and down as the person sees it. */
export function moveCrop(picture: Size, edit: PictureEdit, right: number, down: number) {
  const [cos, sin] = [Math.cos(radians(edit.angle)), Math.sin(radians(edit.angle))]
  return limitEdit(picture, {
    ...edit,
    x: edit.x + right * cos + down * sin,
    y: edit.y - right * sin + down * cos,
  })
}

/** Turns the picture by 90 degrees; the crop stays on what it shows. */
export function turnPicture(picture: Size, edit: PictureEdit, direction: 'left' | 'right') {
  const { turns, x, y } = edit
  return limitEdit(picture, {
    ...edit,
    ...(direction === 'right'
      ? { turns: (turns + 1) % 4, x: -y, y: x }
      : { turns: (turns + 3) % 4, x: y, y: -x }),
  })
}

/** The part of the picture inside the crop. */
export function croppedPart(picture: Size, edit: PictureEdit): PicturePart {
  const { width, height } = measure(picture, edit)
  const [cos, sin] = [Math.cos(radians(edit.angle)), Math.sin(radians(edit.angle))]
  return {
    ...{ width, height },
    x: edit.x * cos - edit.y * sin,
    y: edit.x * sin + edit.y * cos,
    rotation: radians(edit.angle + edit.turns * 90),
  }
}

/** The smallest upright rectangle around the turned and straightened picture: what the editor shows. */
export function outerPart(picture: Size, { turns, angle }: PictureEdit): PicturePart {
  const { width, height } = turnSize(picture, turns)
  const [cos, sin] = [Math.cos(radians(angle)), Math.abs(Math.sin(radians(angle)))]
  return {
    width: width * cos + height * sin,
    height: width * sin + height * cos,
    ...{ x: 0, y: 0, rotation: radians(angle + turns * 90) },
  }
}

/** The crop in the editor's view, in percent of the view's sides. */
export function cropInView(picture: Size, edit: PictureEdit) {
  const view = outerPart(picture, edit)
  const crop = croppedPart(picture, edit)
  return {
    left: ((crop.x - crop.width / 2 + view.width / 2) / view.width) * 100,
    top: ((crop.y - crop.height / 2 + view.height / 2) / view.height) * 100,
    width: (crop.width / view.width) * 100,
    height: (crop.height / view.height) * 100,
  }
}

/** The limit of an edited picture, because phones cannot draw larger canvases. */
const maxEditedPixels = 16_000_000

/** The size in pixels of the edited picture: at most twice the recommended width, never enlarged. */
export function editedSize(picture: Size, edit: PictureEdit, recommended: Size | undefined): Size {
  const { width, height } = measure(picture, edit)
  const factor = Math.min(
    1,
    recommended ? (recommended.width * 2) / width : 1,
    Math.sqrt(maxEditedPixels / (width * height)),
  )
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}

/** Draws a part of a picture so that it fills the canvas. `picture` has the sides that `part` was measured with. */
export function drawPart(
  context: CanvasRenderingContext2D,
  source: CanvasImageSource,
  picture: Size,
  part: PicturePart,
) {
  const { width, height } = context.canvas
  context.imageSmoothingQuality = 'high'
  context.setTransform(width / part.width, 0, 0, height / part.height, width / 2, height / 2)
  context.translate(-part.x, -part.y)
  context.rotate(part.rotation)
  context.drawImage(source, -picture.width / 2, -picture.height / 2, picture.width, picture.height)
  context.resetTransform()
}
