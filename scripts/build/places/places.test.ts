import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { places } from './places'

test.each(Object.entries(places))(
  '%s in public/art equals what the code draws, and is below 9 kB',
  (name, draw) => {
    const file = readFileSync(`public/art/${name}.svg`, 'utf8')
    expect(file).toBe(`${draw()}\n`)
    expect(gzipSync(file).length).toBeLessThan(9000)
  },
)
