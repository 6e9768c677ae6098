import type { TierId } from '../../messages/page'

// The temple as seen from the front, in a box of 480 by 420: floor, plinth, hall with pillars and brick walls, spires.

type Point = [x: number, y: number]

const pathData = (points: Point[], end = 'Z') =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${end}`
const round = (length: number) => Math.round(length * 10) / 10
const box = (left: number, top: number, right: number, bottom: number) =>
  pathData([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
const count = (length: number) => [...Array(length).keys()]

const middle = 240
const wallTop = 258
const wallBottom = 332

const pillarAt = (index: number) => 84 + index * 44.6

/** A pillar with base and capital. */
function pillar(x: number): string {
  const right: Point[] = [
    [11, 252],
    [11, 257],
    [6, 262],
    [5, 318],
    [8, 322],
    [11, 326],
    [11, wallBottom],
  ]
  const left = right.map(([width, y]): Point => [-width, y]).reverse()
  return pathData([...right, ...left].map(([width, y]): Point => [x + width, y]))
}

const courses = 7
const courseHeight = (wallBottom - wallTop) / courses

/** The bricks of a wall between two pillars, in one course; the joints of neighbouring courses are not in line. */
function bricksOf(course: number, bay: number): string[] {
  const [left, right] = [pillarAt(bay) + 8, pillarAt(bay + 1) - 8]
  const joint = left + (right - left) * (course % 2 ? 0.4 : 0.6)
  const bottom = wallBottom - course * courseHeight
  return [
    box(left, bottom - courseHeight, joint, bottom),
    box(joint, bottom - courseHeight, right, bottom),
  ]
}

/** The bay in the middle is the door. */
const bays = [0, 1, 2, 4, 5, 6]

const floorTop = 352
const floorLines = [floorTop, 363, 376, 392, 412]
const floorColumns = 12
/** A point of the floor, which widens towards the reader. */
const floorPoint = (y: number, column: number): Point => {
  const halfWidth = 184 + (y - floorTop) * 0.8
  return [middle + halfWidth * ((2 * column) / floorColumns - 1), y]
}
const floorSquare = (top: number, bottom: number, column: number) =>
  pathData([
    floorPoint(top, column),
    floorPoint(top, column + 1),
    floorPoint(bottom, column + 1),
    floorPoint(bottom, column),
  ])

/** The parts of the drawing that a gift colours, in the order in which they are filled. */
export const templeParts: Record<TierId, string[]> = {
  squareFoot: floorLines
    .slice(1)
    .flatMap((bottom, row) =>
      count(floorColumns).map((column) => floorSquare(floorLines[row] ?? floorTop, bottom, column)),
    ),
  pillar: count(8).map((index) => pillar(pillarAt(index))),
  brick: count(courses).flatMap((course) => bays.flatMap((bay) => bricksOf(course, bay))),
}

/** A spire: its outline, two narrower copies inside and its bands. */
function spire(x: number, base: number, foot: number, top: number): string {
  const steps = count(11).map((step) => step / 10)
  const halfWidth = (height: number) => base * ((1 - height ** 1.75) * 0.82 + 0.18)
  const y = (height: number) => foot - (foot - top) * height
  const side = (share: number) =>
    steps.map((height): Point => [share * halfWidth(height), y(height)])
  const outline = (share: number) =>
    pathData([
      ...side(-share).map(([width, at]): Point => [x + width, at]),
      ...side(share)
        .map(([width, at]): Point => [x + width, at])
        .reverse(),
    ])
  const bands = steps.slice(1, -1).map((height) =>
    pathData(
      [
        [x - halfWidth(height), y(height)],
        [x + halfWidth(height), y(height)],
      ],
      '',
    ),
  )
  const crown = base * 0.3
  const neck = top - crown * 0.5
  return [
    ...[1, 0.6, 0.25].map(outline),
    ...bands,
    // The ribbed stone, the pot and its point.
    `M${round(x - crown)} ${round(neck)}a${round(crown)} ${round(crown * 0.4)} 0 1 0 ${round(2 * crown)} 0a${round(crown)} ${round(crown * 0.4)} 0 1 0 ${round(-2 * crown)} 0Z`,
    `M${round(x)} ${round(neck - crown * 0.4)}c${round(-crown)} ${round(-crown * 0.4)} ${round(-crown * 0.6)} ${round(-crown)} 0 ${round(-crown * 1.4)}c${round(crown * 0.6)} ${round(crown * 0.4)} ${round(crown)} ${round(crown)} 0 ${round(crown * 1.4)}Z`,
  ].join('')
}

/** All that no gift colours: spires and flag, eaves and beam, door, plinth. */
export const templeLines = [
  spire(112, 36, 228, 132),
  spire(368, 36, 228, 132),
  spire(middle, 78, 228, 64),
  'M240 28V4l26 8-26 8',
  pathData([
    [52, 241],
    [428, 241],
    [410, 228],
    [70, 228],
  ]),
  box(66, 241, 414, 252),
  'M226 332v-50q0-8 14-20q14 12 14 20v50ZM236 320q4-14 4-14q0 0 4 14ZM233 321h14q-2 7-7 7t-7-7Z',
  box(64, wallBottom, 416, 341),
  box(56, 341, 424, 352),
].join('')
