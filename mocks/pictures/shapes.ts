/** One decimal is finer than a screen shows, and keeps a picture small. */
export const round = (value: number): number => Math.round(value * 10) / 10 || 0

/** Path data with its numbers rounded: d`M${x} ${y}h${width}`. */
export function d(words: TemplateStringsArray, ...numbers: number[]): string {
  return words
    .reduce((path, word, i) => path + round(numbers[i - 1] ?? 0) + word)
    .replaceAll(' -', '-')
}

const faded = (name: 'fill' | 'stroke', opacity: number) =>
  opacity < 1 ? ` ${name}-opacity="${Math.round(opacity * 100) / 100}"` : ''

const filled = (fill: string, opacity: number) => ` fill="${fill}"${faded('fill', opacity)}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"` +
  filled(fill, opacity)

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"` + filled(fill, opacity)

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"` +
  filled(fill, opacity)

export const area = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}"` + filled(fill, opacity)

export const line = (path: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"` +
  `${faded('stroke', opacity)} stroke-linecap="round"/>`

/** Many dots of one colour in one path: strokes without length, ended round. */
export const dots = (
  places: readonly (readonly [x: number, y: number])[],
  size: number,
  fill: string,
  opacity = 1,
): string => line(places.map(([x, y]) => d`M${x} ${y}h0`).join(''), fill, size, opacity)

/** The pointed arch of every doorway, standing on `base`. */
export const arch = (x: number, base: number, width: number, height: number): string => {
  const w = width / 2
  const h = height
  return (
    d`M${x - w} ${base}v${-h * 0.55}c0 ${-h * 0.25} ${w * 0.76} ${-h * 0.31} ${w} ${-h * 0.45}` +
    d`c${w * 0.24} ${h * 0.14} ${w} ${h * 0.2} ${w} ${h * 0.45}V${base}Z`
  )
}

/** Draws the same thing along a row or a list and joins the result. */
export const each = <T>(list: readonly T[], draw: (item: T, index: number) => string): string =>
  list.map(draw).join('')

/** 0, 1, 2 ... for `each`. */
export const count = (length: number): number[] => Array.from({ length }, (_, i) => i)
