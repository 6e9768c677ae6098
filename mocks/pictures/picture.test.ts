import { expect, test } from 'vitest'
import { picture } from './picture'

const body = (name: string) => {
  const found = picture(name)
  if (!found) throw new Error(`${name} gave no picture`)
  return found.body
}

const four = (number: number) => String(number).padStart(4, '0')
const numbers = Array.from({ length: 65 }, (_, number) => number)
const sizes = ['1200x675', '660x500', '2400x600', '900x2000', '6000x4000']

/** The tags that stay open, or the first that closes what was not opened. */
function unbalanced(xml: string): string[] {
  const open: string[] = []
  for (const [, slash, tag = '', selfClosed] of xml.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (selfClosed) continue
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) return [`</${tag}>`]
  }
  return open
}

test('the same name gives the same bytes', () => {
  expect(body('scene-0042-1200x675.svg')).toBe(body('scene-0042-1200x675.svg'))
  expect(body('still-0007-660x500.svg')).toBe(body('still-0007-660x500.svg'))
})

test('no two of a gallery are the same picture', () => {
  const scenes = numbers.map((number) => body(`scene-${four(number)}-800x600.svg`))
  const stills = numbers.map((number) => body(`still-${four(number)}-660x500.svg`))

  expect(new Set([...scenes, ...stills]).size).toBe(130)
})

test('a scene never has the sky of the four before it', () => {
  const skies = numbers.map(
    (number) =>
      /id="sky".*?<\/linearGradient>/.exec(body(`scene-${four(number)}-800x600.svg`))?.[0],
  )

  for (const [number, sky] of skies.entries()) {
    expect(skies.slice(Math.max(0, number - 4), number)).not.toContain(sky)
  }
})

test.each(sizes)('a picture of %s has that size and stays within 25 kB', (size) => {
  const [width, height] = size.split('x')

  for (const number of numbers) {
    for (const subject of ['scene', 'still']) {
      const svg = body(`${subject}-${four(number)}-${size}.svg`)
      expect(svg).toContain(` width="${width}" height="${height}" viewBox="0 0 `)
      expect(svg.length).toBeLessThan(25_000)
    }
  }
})

test('every picture is well-formed, with nothing that runs or loads', () => {
  for (const number of numbers) {
    for (const subject of ['scene', 'still']) {
      const svg = body(`${subject}-${four(number)}-1200x675.svg`)
      expect(unbalanced(svg)).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<style|style=|href="[^#]|&(?!amp;)/)
      expect(svg.match(/="[^"]*"/g)?.length).toBe(svg.match(/=/g)?.length)
    }
  }
})

test('a stamp is defined in the picture that uses it', () => {
  for (const number of numbers) {
    const svg = body(`scene-${four(number)}-800x600.svg`)
    const used = [...svg.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)
    const defined = [...svg.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id)

    expect(defined.sort()).toEqual([...new Set(used)].sort())
  }
})

test.each([
  'scene-0042.svg',
  'scene-42-1200x675.svg',
  'scene-0042-1200x675.png',
  'photo-0042-1200x675.svg',
  'constructor-0042-1200x675.svg',
  '../scene-0042-1200x675.svg',
  '',
])('a name like "%s" gives nothing', (name) => {
  expect(picture(name)).toBeUndefined()
})
