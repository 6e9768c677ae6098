import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb, requests } from '../../mocks/testing'
import { open } from '../open'

const youTube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/** Replaces all records by videos with these links, titled Film 1, Film 2 and so on. */
function videos(...links: string[]) {
  emptyDb()
  links.forEach((videoLink, index) => build.video({ title: `Film ${index + 1}`, videoLink }))
}

const playButton = (name: string) => screen.findByRole('button', { name: `Play ${name}` })
const dialog = () => screen.findByRole('dialog')

/**
 * Records the URLs that this page requests from now on. An observer, because the browser's own list ends after 250 entries.
 */
function recordRequests() {
  const urls: string[] = []
  const add = (entries: PerformanceEntryList) => urls.push(...entries.map(({ name }) => name))
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'resource' })
  onTestFinished(() => observer.disconnect())
  return () => {
    add(observer.takeRecords())
    return urls.map((url) => new URL(url)).filter(({ protocol }) => protocol.startsWith('http'))
  }
}

test('the sentence as given is a heading [VIDEO-1]', async () => {
  await open('/vgallery')

  expect(
    await screen.findByRole('heading', { level: 2, name: 'Development in progress.' }),
  ).toBeVisible()
})

test('thumbnails request nothing of another host and contain no player [VIDEO-2] [VIDEO-3]', async () => {
  videos(youTube, 'https://player.vimeo.com/video/76979871', 'mock-files/diyas.webm')
  const requested = recordRequests()
  await open('/vgallery')
  await playButton('Film 3')

  expect(new Set(requested().map(({ origin }) => origin))).toEqual(new Set([location.origin]))
  expect(document.querySelector('iframe, video')).toBeNull()
})

test('a file plays in a player with controls and no loop, titled by the video [VIDEO-3]', async () => {
  videos('mock-files/diyas.webm')
  const { address } = await open('/vgallery')
  await userEvent.click(await playButton('Film 1'))

  expect(await dialog()).toHaveAccessibleName('Film 1')
  const player = await within(await dialog()).findByLabelText<HTMLVideoElement>('Film 1', {
    selector: 'video',
  })
  expect(player.controls).toBe(true)
  expect(player.loop).toBe(false)
  expect(address()).toBe('/vgallery?video=1')
})

test('phones have two columns of titles, and the dialog has the description [VIDEO-5]', async () => {
  await page.viewport(412, 915)
  emptyDb()
  for (const number of [1, 2, 3])
    build.video({
      title: `Film ${number}`,
      description: `About film ${number}`,
      videoLink: 'mock-files/diyas.webm',
    })
  await open('/vgallery')
  const [second, third] = [await playButton('Film 2'), await playButton('Film 3')]
  expect(second.getBoundingClientRect().top).toBe(third.getBoundingClientRect().top)
  expect(screen.getByText('About film 2')).not.toBeVisible()

  await userEvent.click(second)

  expect(await within(await dialog()).findByText('About film 2')).toBeVisible()
})

test('a YouTube watch page plays in the no-cookie embed in a sandbox [DATA-4]', async () => {
  videos(youTube)
  await open('/vgallery?video=1')

  const frame = await within(await dialog()).findByTitle<HTMLIFrameElement>('Film 1')
  expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  expect(frame.referrerPolicy).toBe('strict-origin-when-cross-origin')
  expect(frame.sandbox.value).toContain('allow-scripts')
  expect(frame.sandbox.value).not.toContain('allow-top-navigation')
})

test('any other link is a plain link, and an unsafe one is reported as none [VIDEO-4]', async () => {
  videos('https://example.org/film', 'javascript:alert(1)')
  const { go } = await open('/vgallery?video=1')
  expect(
    await within(await dialog()).findByRole('link', { name: /Open the video/ }),
  ).toHaveAttribute('href', 'https://example.org/film')

  await go('/vgallery?video=2')
  expect(await within(await dialog()).findByText('No link to this video is known.')).toBeVisible()
  expect(within(await dialog()).queryByRole('link')).toBeNull()
})

test('a file that cannot be played shows a message', async () => {
  videos('mock-files/missing.webm')
  await open('/vgallery?video=1')

  expect(await within(await dialog()).findByText('This video cannot be played here.')).toBeVisible()
})

test('Escape closes it, returns the focus and restores the gallery’s URL', async () => {
  videos('mock-files/diyas.webm', 'mock-files/bells.webm')
  const { address } = await open('/vgallery')
  await userEvent.click(await playButton('Film 2'))
  await dialog()

  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/vgallery')
  expect(document.querySelector('iframe, video')).toBeNull()
  const opener = await playButton('Film 2')
  await waitFor(() => expect(opener).toHaveFocus())
})

test('View More sends the requests of the image gallery [VIDEO-1]', async () => {
  videos(...Array.from({ length: 70 }, () => 'mock-files/diyas.webm'))
  await open('/vgallery')

  await userEvent.click(await screen.findByRole('button', { name: 'View More' }))
  await waitFor(() => expect(screen.getByText('60 of 70 shown')).toHaveRole('status'))
  await userEvent.click(await screen.findByRole('button', { name: 'View More' }))
  await waitFor(() => expect(screen.getByText('70 of 70 shown')).toBeVisible())

  expect(requests.map(({ path }) => path.slice(path.indexOf('?')))).toEqual([
    '?page=1&page_size=15',
    '?page=1&page_size=30',
    '?page=2&page_size=30',
    '?page=2&page_size=45',
  ])
  expect(screen.getAllByRole('button', { name: /^Play Film/ })).toHaveLength(70)
})
