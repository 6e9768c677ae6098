import { each, round } from './shapes'
import type { Order } from './stage'
import { stamps } from './stamps'

type Stop = [colour: string, offset: number, opacity?: number]

export const gradient = (id: string, ...stops: Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`

export const radial = (id: string, ...stops: Stop[]): string =>
  `<radialGradient id="${id}" cx=".5" cy=".46" r=".75">${stopsOf(stops)}</radialGradient>`

const stopsOf = (stops: Stop[]) =>
  stops
    .map(([colour, offset, opacity]) => {
      const clear = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`
    })
    .join('')

interface Frame {
  width: number
  height: number
  left: number
  top: number
  /** Half the pictures are turned round: the same ghat, seen from the other side. */
  mirrored: boolean
}

/** Puts a drawing into a document of the size asked for; the view box keeps its own measure. */
export function svg(order: Order, frame: Frame, defs: string, drawing: string): string {
  const [width, height] = [round(frame.width), round(frame.height)]
  const place = frame.mirrored
    ? `translate(${round(frame.width + frame.left)} ${round(-frame.top)}) scale(-1 1)`
    : `translate(${round(-frame.left)} ${round(-frame.top)})`
  const used = Object.keys(stamps).filter((name) => drawing.includes(`"#${name}"`))
  const shared = each(used, (name) => `<g id="${name}">${stamps[name]}</g>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${order.width}" height="${order.height}" ` +
    `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${defs}${shared}</defs>` +
    `<g transform="${place}">${drawing}</g></svg>`
  )
}
