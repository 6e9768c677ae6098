import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  editedSize,
  croppedPart,
  cropInView,
  limitEdit,
  moveCrop,
  turnPicture,
  wholeCrop,
  type PictureEdit,
} from './picture-edit'

const picture = { width: 1600, height: 1200 }
const wide = 16 / 9

test('the first frame is the largest of the recommended shape, in the middle [FORM-16]', () => {
  expect(croppedPart(picture, wholeCrop(wide))).toEqual({
    ...{ width: 1600, height: 900 },
    ...{ x: 0, y: 0, rotation: 0 },
  })
})

test('a turn keeps what the frame shows in it', () => {
  const corner = moveCrop(picture, { ...wholeCrop(1), size: 0.5 }, -1000, -1000)

  const right = cropInView(picture, turnPicture(picture, corner, 'right'))

  expect(right).toMatchObject({ left: 50, top: 0 })
  expect(turnPicture(picture, turnPicture(picture, corner, 'right'), 'left')).toEqual(corner)
})

test('an edited picture has at most twice the recommended width and is never enlarged [FORM-8]', () => {
  const edit = wholeCrop(wide)

  expect(editedSize(picture, edit, { width: 600, height: 338 })).toEqual({
    ...{ width: 1200, height: 675 },
  })
  expect(editedSize(picture, { ...edit, size: 0.5 }, { width: 1200, height: 675 })).toEqual({
    ...{ width: 800, height: 450 },
  })
})

test('an edited picture has at most 16 million pixels', () => {
  const { width, height } = editedSize({ width: 10_000, height: 10_000 }, wholeCrop(1), undefined)

  expect(width * height).toBeLessThanOrEqual(16_000_000)
})

/** The corners of the crop along the sides of the turned picture, from its centre. */
function cornersInPicture(size: typeof picture, edit: PictureEdit) {
  const part = croppedPart(size, edit)
  const angle = (edit.angle * Math.PI) / 180
  return [-1, 1].flatMap((right) =>
    [-1, 1].map((down) => {
      const [x, y] = [part.x + (right * part.width) / 2, part.y + (down * part.height) / 2]
      return [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)]
    }),
  )
}

test('no frame reaches beyond the picture, however it is moved, turned and straightened [FORM-16]', () => {
  const pixels = fc.integer({ min: 1, max: 12_000 })
  const distance = fc.integer({ min: -20_000, max: 20_000 })
  const edits = fc.record({
    turns: fc.integer({ min: 0, max: 3 }),
    angle: fc.double({ min: -15, max: 15, noNaN: true }),
    aspectRatio: fc.option(fc.double({ min: 0.3, max: 3, noNaN: true }), { nil: undefined }),
    size: fc.double({ min: 0, max: 2, noNaN: true }),
    x: distance,
    y: distance,
  })
  fc.assert(
    fc.property(fc.record({ width: pixels, height: pixels }), edits, (size, edit) => {
      const limited = limitEdit(size, edit)
      const isUpright = limited.turns % 2 === 0
      const right = (isUpright ? size.width : size.height) / 2
      const bottom = (isUpright ? size.height : size.width) / 2
      for (const [x, y] of cornersInPicture(size, limited)) {
        expect(Math.abs(x!)).toBeLessThanOrEqual(right + 0.01)
        expect(Math.abs(y!)).toBeLessThanOrEqual(bottom + 0.01)
      }
    }),
    { seed: 18, numRuns: 200 },
  )
})
