import { expect, test } from 'vitest'
import { embedUrl, videoPage } from './embed'

test.each([
  ['https://www.youtube.com/watch?v=abc_DEF-123&list=x'],
  ['https://music.youtube.com/watch?v=abc_DEF-123'],
  ['https://youtube.com/live/abc_DEF-123'],
  ['//www.youtube.com/embed/abc_DEF-123'],
  ['youtu.be/abc_DEF-123'],
  ['www.youtube.com/watch?v=abc_DEF-123'],
  ['YouTube.com/shorts/abc_DEF-123'],
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/abc_DEF-123?si=x" title="a"></iframe>',
  ],
  [
    "<p><IFRAME allow='autoplay' SRC='//www.youtube-nocookie.com/embed/abc_DEF-123?rel=0&amp;controls=1'></p>",
  ],
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

test.each([
  ['https://youtu.be/abc_DEF-123?t=90', 90],
  ['https://www.youtube.com/watch?v=abc_DEF-123&t=1m30s', 90],
  ['www.youtube.com/embed/abc_DEF-123?start=90', 90],
  ['https://music.youtube.com/watch?v=abc_DEF-123#t=1h2m3s', 3723],
  ['<iframe src="https://www.youtube.com/embed/abc_DEF-123?si=x&amp;start=90s"></iframe>', 90],
  ['https://youtu.be/abc_DEF-123?time_continue=7', 7],
])('%s starts at its second %i [VIDEO-4]', (given, start) => {
  expect(embedUrl(given)).toEqual({
    kind: 'frame',
    src: `https://www.youtube-nocookie.com/embed/abc_DEF-123?start=${start}`,
  })
})

test.each([
  [
    'https://www.youtube.com/embed/live_stream?channel=UCabc_DEF-123',
    'live_stream?channel=UCabc_DEF-123',
  ],
  ['https://www.youtube.com/channel/UCabc_DEF-123/live', 'live_stream?channel=UCabc_DEF-123'],
  [
    '<iframe src="//www.youtube.com/embed/videoseries?si=x&amp;list=PLabc_1">',
    'videoseries?list=PLabc_1',
  ],
  ['youtube.com/playlist?list=PLabc_1', 'videoseries?list=PLabc_1'],
])('%s plays with its channel or list [VIDEO-4]', (given, player) => {
  expect(embedUrl(given)).toEqual({
    kind: 'frame',
    src: `https://www.youtube-nocookie.com/embed/${player}`,
  })
})

test.each(['embed/live_stream', 'embed/videoseries', 'embed/live_stream?channel=../x'])(
  'https://www.youtube.com/%s names nothing to play, and is a link',
  (path) => {
    expect(embedUrl(`https://www.youtube.com/${path}`)).toMatchObject({ kind: 'link' })
  },
)

test.each([
  [
    'https://www.youtube.com/embed/abc_DEF-123?start=9',
    'https://www.youtube.com/watch?v=abc_DEF-123',
  ],
  [
    'https://youtube.com/embed/videoseries?list=PLabc_1',
    'https://www.youtube.com/playlist?list=PLabc_1',
  ],
  [
    'https://www.youtube.com/embed/live_stream?channel=UCabc_1',
    'https://www.youtube.com/channel/UCabc_1/live',
  ],
  ['https://player.vimeo.com/video/123?h=0a1b', 'https://vimeo.com/123/0a1b'],
  ['https://example.org/page', 'https://example.org/page'],
])('the page of %s is %s [VIDEO-4]', (given, page) => {
  expect(videoPage(embedUrl(given)!)).toBe(page)
})

test.each(['t=0', 't=abc', 't=-5', 't=1m99999999999s', 'start='])(
  'a start of %s is no start',
  (query) => {
    expect(embedUrl(`https://youtu.be/abc_DEF-123?${query}`)).toEqual({
      kind: 'frame',
      src: 'https://www.youtube-nocookie.com/embed/abc_DEF-123',
    })
  },
)

test('a video of Vimeo keeps its start as well', () => {
  const src = 'https://player.vimeo.com/video/123?dnt=1#t=90s'

  expect(embedUrl('vimeo.com/123#t=1m30s')).toEqual({ kind: 'frame', src })
  expect(embedUrl('https://vimeo.com/123?t=90')).toEqual({ kind: 'frame', src })
})

test('an unlisted video keeps the key that its player needs', () => {
  const src = 'https://player.vimeo.com/video/123?h=0a1b&dnt=1'

  expect(embedUrl('https://vimeo.com/123/0a1b')).toEqual({ kind: 'frame', src })
  expect(embedUrl('https://player.vimeo.com/video/123?h=0a1b')).toEqual({ kind: 'frame', src })
})

test.each([
  ['https://vimeo.com/12345'],
  ['https://player.vimeo.com/video/12345?h=x'],
  ['vimeo.com/12345'],
  ['//player.vimeo.com/video/12345'],
  ['https://vimeo.com/channels/staffpicks/12345'],
  ['https://vimeo.com/groups/name/videos/12345'],
  ['https://vimeo.com/showcase/678/video/12345'],
  [
    '<div style="padding:56% 0 0 0"><iframe src="https://player.vimeo.com/video/12345?badge=0&amp;autopause=0"></iframe></div>',
  ],
])('%s plays in the external player [VIDEO-4]', (given) => {
  expect(embedUrl(given)).toEqual({
    kind: 'frame',
    src: 'https://player.vimeo.com/video/12345?dnt=1',
  })
})

test.each([
  ['https://www.youtube.com.evil.example/embed/abc_DEF-123'],
  ['http://www.youtube.com/embed/abc_DEF-123'],
  ['https://example.org/page'],
  ['https://vimeo.com/12ab'],
  ['<iframe src="https://example.org/player"></iframe>'],
])('%s is only a link', (given) => {
  expect(embedUrl(given)).toMatchObject({ kind: 'link' })
})

test('a media file plays in our own player', () => {
  expect(embedUrl('videos/arati.mp4')).toEqual({
    kind: 'file',
    src: 'http://localhost/videos/arati.mp4',
  })
})

test.each([
  ['javascript:alert(1)'],
  ['/page'],
  [''],
  [null],
  ['//evil.example/embed/abc_DEF-123'],
  ['www.youtube.com.evil.example/embed/abc_DEF-123'],
  ['notyoutu.be/abc_DEF-123'],
  ['<iframe src="javascript:alert(1)"></iframe>'],
  ['<iframe srcdoc="x" data-src="https://youtu.be/abc_DEF-123"></iframe>'],
])('%s never becomes a frame [DATA-4]', (given) => {
  expect(embedUrl(given)?.kind).not.toBe('frame')
})
