import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { build, emptyDb } from '../../mocks/testing'
import { setLanguage } from '../../src/messages/language'
import { open } from '../open'
import { press } from '../queries'

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
  await setLanguage('en')
})

/** Adds the Web Share API to `navigator`. Returns the spy that replaces `navigator.share`. */
function stubShare(share: (what: ShareData) => Promise<void>) {
  const spy = vi.fn(share)
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true })
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  return spy
}
const place = 'Sample Mandir, Sample Marg, near the river, Chitrakoot 000000 (sample)'
const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
const at = (path: string) => new URL(path, document.baseURI).href
const menu = (title: string) => screen.findByRole('button', { name: `Save or share: ${title}` })
const shareButton = (title: string) => screen.findByRole('button', { name: `Share: ${title}` })

test('an activity is shared with title, day, time, place and its own URL, each once [VISIT-3]', async () => {
  const share = stubShare(() => Promise.resolve())
  const copy = clipboard()
  emptyDb()
  const date = '2026-12-20'
  const { id } = build.activity({ title: 'Deepa Daan', date, time: '18:00' })
  await open('/activities')

  await userEvent.click(await menu('Deepa Daan'))
  await press('Share')

  await waitFor(() => expect(share).toHaveBeenCalled())
  expect(share.mock.calls).toEqual([
    [
      {
        text: `Deepa Daan\n20 Dec 2026, 6:00\u00a0PM\u00a0IST\n${place}`,
        url: at(`activities#activities-${id}`),
      },
    ],
  ])
  expect(copy).not.toHaveBeenCalled()
})

test('closing the share sheet copies nothing, a failing share copies the link', async () => {
  const share = stubShare(() => Promise.reject(new DOMException('closed', 'AbortError')))
  const copy = clipboard()
  emptyDb()
  const { id } = build.course({ title: 'Gita', startDate: 'soon', startTime: '' })
  await open('/courses')

  await userEvent.click(await menu('Gita'))
  await press('Share')
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(copy).not.toHaveBeenCalled()

  share.mockRejectedValue(new DOMException('not now', 'NotAllowedError'))
  await userEvent.click(await menu('Gita'))
  await press('Share')
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(copy).toHaveBeenCalledWith(`Gita\nsoon\n${place}\n${at(`courses#courses-${id}`)}`)
})

test('where the clipboard refuses, the link is shown [VISIT-3]', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await open('/chitrakoot')

  await press('Read more Ramghat')
  await userEvent.click(await shareButton('Ramghat'))

  expect(await screen.findByText(at('chitrakoot#ramghat'))).toBeVisible()
})

test('the lightbox shares the picture that it shows [VISIT-3]', async () => {
  const copy = clipboard()
  emptyDb()
  build.image({ title: 'First' })
  const { id } = build.image({ title: 'Second' })
  await open(`/igallery?photo=${id}`)
  const lightbox = within(await screen.findByRole('dialog'))

  await userEvent.click(await lightbox.findByRole('button', { name: 'Share: Second' }))

  expect(await lightbox.findByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(copy).toHaveBeenCalledWith(at(`igallery?photo=${id}`))
})

test('a link shared from a Hindi page opens in Hindi', async () => {
  const copy = clipboard()
  await setLanguage('hi')
  await open('/chitrakoot')

  const [more] = await screen.findAllByRole('button', { name: /^और पढ़ें/ })
  await userEvent.click(more!)
  await userEvent.click(await screen.findByRole('button', { name: /^साझा करें: / }))

  await screen.findByRole('button', { name: 'लिंक कॉपी हो गया' })
  expect(copy).toHaveBeenCalledWith(at('chitrakoot?lang=hi#ramghat'))
})

test.each(['activities', 'courses'] as const)(
  'a URL with the id of one of the %s scrolls to it and focuses it [COURSE-6] [ACT-5]',
  async (page) => {
    emptyDb()
    const make = page === 'activities' ? build.activity : build.course
    for (let title = 1; title < 12; title++) make({ title: `No. ${title}` })
    const { id } = make({ title: 'The one' })
    await open(`/${page}#${page}-${id}`)

    const title = await screen.findByRole('heading', { name: 'The one' })
    const card = title.closest<HTMLElement>('[tabindex]')!

    await waitFor(() => expect(card).toHaveFocus())
    const { top, bottom } = card.getBoundingClientRect()
    expect(bottom > 0 && top < innerHeight).toBe(true)
  },
)
