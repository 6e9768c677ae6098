import { scene } from './scene'
import type { Order } from './stage'
import { stillLife } from './still-life'

export interface Picture {
  body: string
  type: 'image/svg+xml'
}

const subjects = { scene, still: stillLife } satisfies Record<string, (order: Order) => string>

const pattern = /^(scene|still)-(\d{4})-(\d{2,5})x(\d{2,5})\.svg$/

/**
 * The mock's photographs, drawn when they are asked for: `scene-0042-1200x675.svg`,
 * `still-0007-660x500.svg`. The number chooses the picture, the size is the file's real size.
 * The same name always gives the same bytes; a name of another form gives nothing, as a missing
 * file would.
 */
export function picture(name: string): Picture | undefined {
  const [, subject, number, width, height] = pattern.exec(name) ?? []
  if (subject !== 'scene' && subject !== 'still') return undefined
  const order = { number: Number(number), width: Number(width), height: Number(height) }
  return { body: subjects[subject](order), type: 'image/svg+xml' }
}
