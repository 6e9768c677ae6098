import { expect, test } from 'vitest'
import { embedUrl } from './embed'

test.each([
  ['https://www.youtube.com/watch?v=abc_DEF-123&t=5'],
  ['https://youtu.be/abc_DEF-123?si=x'],
  ['https://www.youtube.com/embed/abc_DEF-123'],
  ['https://www.youtube.com/shorts/abc_DEF-123'],
  ['https://www.youtube-nocookie.com/embed/abc_DEF-123'],
])('%s plays in the privacy-friendly player [VIDEO-4]', (given) => {
  expect(embedUrl(given)).toEqual({
    kind: 'frame',
    src: 'https://www.youtube-nocookie.com/embed/abc_DEF-123',
  })
})

test('an unlisted video keeps the key that its player needs', () => {
  const src = 'https://player.vimeo.com/video/123?h=0a1b&dnt=1'

  expect(embedUrl('https://vimeo.com/123/0a1b')).toEqual({ kind: 'frame', src })
  expect(embedUrl('https://player.vimeo.com/video/123?h=0a1b')).toEqual({ kind: 'frame', src })
})

test.each([['https://vimeo.com/12345'], ['https://player.vimeo.com/video/12345?h=x']])(
  '%s plays in the external player [VIDEO-4]',
  (given) => {
    expect(embedUrl(given)).toEqual({
      kind: 'frame',
      src: 'https://player.vimeo.com/video/12345?dnt=1',
    })
  },
)

test.each([
  ['https://www.youtube.com.evil.example/embed/abc_DEF-123'],
  ['http://www.youtube.com/embed/abc_DEF-123'],
  ['https://example.org/page'],
  ['https://vimeo.com/12ab'],
])('%s is only a link', (given) => {
  expect(embedUrl(given)).toMatchObject({ kind: 'link' })
})

test('a media file plays in our own player', () => {
  expect(embedUrl('videos/arati.mp4')).toEqual({
    kind: 'file',
    src: 'http://localhost/videos/arati.mp4',
  })
})

test.each([['javascript:alert(1)'], ['/page'], [''], [null]])(
  '%s never becomes a frame [DATA-4]',
  (given) => {
    expect(embedUrl(given)?.kind).not.toBe('frame')
  },
)
