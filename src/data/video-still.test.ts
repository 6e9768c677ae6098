import { expect, test } from 'vitest'
import { videoStill } from './video-still'

test('a video has the same picture wherever it stands in a list', () => {
  expect(videoStill(7, 0)).toBe(videoStill('7', 3))
})

test('neighbours have different pictures, also without ids', () => {
  for (let index = 1; index < 40; index += 1) {
    expect(videoStill(index, 0)).not.toBe(videoStill(index + 1, 0))
    expect(videoStill(undefined, index)).not.toBe(videoStill(undefined, index + 1))
  }
})

test.each([undefined, null, '', 'abc', -3, 1.5, 2 ** 60, {}])('the id %j has a picture', (id) => {
  expect(videoStill(id, 2)).toMatch(/^art\/g-\d+\.svg$/)
})
