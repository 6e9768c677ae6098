import { expect, test } from 'vitest'
import { videoThumbnailUrl } from './video-thumbnail-url'

test('a video has the same picture wherever it stands in a list', () => {
  expect(videoThumbnailUrl(7, 0)).toBe(videoThumbnailUrl('7', 3))
})

test('neighbours have different pictures, also without ids', () => {
  for (let index = 1; index < 40; index += 1) {
    expect(videoThumbnailUrl(index, 0)).not.toBe(videoThumbnailUrl(index + 1, 0))
    expect(videoThumbnailUrl(undefined, index)).not.toBe(videoThumbnailUrl(undefined, index + 1))
  }
})

test('the fifteen videos of one page have fifteen pictures', () => {
  const ids = Array.from({ length: 15 }, (_, index) => index + 1)
  expect(new Set(ids.map((id) => videoThumbnailUrl(id, 0))).size).toBe(15)
})

test.each([undefined, null, '', 'abc', -3, 1.5, 2 ** 60, {}])('the id %j has a picture', (id) => {
  expect(videoThumbnailUrl(id, 2)).toMatch(/^art\/g-\d+\.svg$/)
})
