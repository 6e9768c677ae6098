import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  build,
  clearRequests,
  emptyDb,
  holdRequest,
  requests,
  useScenario,
} from '../../mocks/testing'
import { open, scrollUntil, storeSampleLogin } from '../open'
import { press } from '../queries'
import { setOnline } from '../set-online'

const offline = 'You are offline. What you see may be out of date.'
const outOfDate = 'The latest could not be fetched. What you see may be out of date.'

describe('the offline notice', () => {
  test('follows the network in a live region, without layout shift [OFFLINE-1]', async () => {
    await open('/contactus')
    const heading = await screen.findByRole('heading', { level: 1 })
    const top = heading.getBoundingClientRect().top

    setOnline(false)
    expect((await screen.findByText(offline)).closest('[role="status"]')).not.toBeNull()
    expect(heading.getBoundingClientRect().top).toBe(top)
    expect(document.body).toHaveFocus()

    setOnline(true)
    expect(screen.queryByText(offline)).toBeNull()
  })

  test('is shown in the admin too', async () => {
    storeSampleLogin()
    await open('/admin/changepass')
    setOnline(false)

    expect(await screen.findByText(offline)).toBeVisible()
  })

  test('stays closed until the network is lost again', async () => {
    await open('/contactus')
    setOnline(false)
    await press('Close')
    expect(screen.queryByText(offline)).toBeNull()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())

    setOnline(true)
    setOnline(false)
    expect(await screen.findByText(offline)).toBeVisible()
  })
})

describe('a list that was seen', () => {
  const call = 'GET /admin/api/courses'
  const course = (title: string) => screen.findByRole('heading', { level: 3, name: title })
  const away = '/policies/refund-policy'

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    emptyDb()
    for (let count = 1; count <= 30; count++) build.course({ title: `Gita ${count}` })
  })

  /** Loads the courses, scrolls down, leaves the screen and clears the request log. */
  async function leaveCourses() {
    const app = await open('/courses')
    await course('Gita 30')
    window.scrollTo(0, 900)
    await waitFor(() => expect(window.scrollY).toBe(900))
    await app.go(away)
    await screen.findByRole('heading', { level: 1, name: /Refund/ })
    clearRequests()
    return app
  }

  test('is shown at once on Back at its scroll position, and requested in the background [OFFLINE-3]', async () => {
    const { go } = await leaveCourses()
    build.course({ title: 'Gita 31' })
    const release = holdRequest(call)

    await go(-1)

    expect(await course('Gita 30')).toBeVisible()
    expect(screen.queryByText('Loading…')).toBeNull()
    await waitFor(() => expect(window.scrollY).toBe(900))
    await waitFor(() => expect(requests.map(({ path }) => path)).toEqual(['/admin/api/courses']))

    release()
    expect(await course('Gita 31')).toBeVisible()
    expect(window.scrollY).toBe(900)
    expect(screen.queryByText(outOfDate)).toBeNull()
  })

  test('stays when the request fails, with a note that it may be old and Retry [OFFLINE-3]', async () => {
    const { go } = await leaveCourses()
    useScenario('failing', { only: call })
    await go(-1)
    expect((await screen.findByText(outOfDate)).closest('[role="status"]')).not.toBeNull()
    expect(await course('Gita 30')).toBeVisible()

    await press('Retry')
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(await screen.findByText(outOfDate)).toBeVisible()

    useScenario('normal')
    build.course({ title: 'Gita 31' })
    await press('Retry')

    expect(await course('Gita 31')).toBeVisible()
    expect(screen.queryByText(outOfDate)).toBeNull()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('of a visitor is not shown after a sign-in', async () => {
    const { go } = await leaveCourses()
    storeSampleLogin()
    const release = holdRequest(call)

    await go(-1)

    expect(await screen.findByText('Loading…')).toBeInTheDocument()
    release()
    expect(await course('Gita 30')).toBeVisible()
  })

  test('of Home is shown at once too: slides, notifications and sections', async () => {
    build.slide({ heading1: 'First light' })
    build.notification({ noti: 'The kitchen opens at seven.' })
    const { go } = await open('/')
    await screen.findByRole('heading', { name: 'First light' })
    const courses = await screen.findByRole('heading', { level: 2, name: 'Vedic Courses' })
    await scrollUntil(courses, () => screen.getByRole('heading', { level: 3, name: 'Gita 3' }))
    await go(away)
    await screen.findByRole('heading', { level: 1, name: /Refund/ })
    useScenario('offline')

    await go(-1)

    expect(await screen.findByRole('heading', { name: 'First light' })).toBeVisible()
    expect((await screen.findAllByText('The kitchen opens at seven.'))[0]).toBeVisible()
    expect(await course('Gita 3')).toBeVisible()
    expect(await screen.findByText(outOfDate)).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1)
  })

  test('of a gallery returns with all loaded pictures by one request', async () => {
    emptyDb()
    for (let count = 1; count <= 70; count++) build.image({ title: `Picture ${count}` })
    const { go } = await open('/igallery')
    await press('View More')
    await screen.findByText('60 of 70 shown')
    await go(away)
    await screen.findByRole('heading', { level: 1, name: /Refund/ })
    clearRequests()

    await go(-1)

    expect(await screen.findByRole('button', { name: 'Picture 60' })).toBeVisible()
    await waitFor(() =>
      expect(requests.map(({ path }) => path)).toEqual(['/admin/api/igallery?page=1&page_size=60']),
    )
    await press('View More')
    expect(await screen.findByText('70 of 70 shown')).toBeVisible()
  })
})

describe('Save-Data', () => {
  beforeEach(() => {
    const withConnection = navigator as Navigator & { connection: object }
    vi.spyOn(withConnection, 'connection', 'get').mockReturnValue({ saveData: true })
    emptyDb()
  })

  test('stops the autoplay of slides, and the next picture loads only when it is shown [OFFLINE-4]', async () => {
    build.slide({ heading1: 'First light' })
    build.slide({ heading1: 'Second light' })
    await open('/')
    const slides = within(await screen.findByRole('region', { name: 'Highlights' }))

    expect(slides.getByRole('button', { name: /^Play/ })).toBeVisible()
    const pictures = () => document.querySelectorAll('.hero-slide img')
    expect(pictures()).toHaveLength(1)
    await userEvent.click(slides.getByRole('button', { name: 'Next slide' }))
    await waitFor(() => expect(pictures()).toHaveLength(2))
  })

  test("loads the lightbox's code on a press, and neighbouring pictures when they are shown [OFFLINE-4]", async () => {
    for (let count = 1; count <= 3; count++) build.image({ title: `Picture ${count}` })
    await open('/igallery')
    await userEvent.click(await screen.findByRole('button', { name: 'Picture 2' }))

    const box = await screen.findByRole('dialog')
    await waitFor(() => expect(box.querySelectorAll('img')).toHaveLength(1))
  })

  test('loads nothing of a video before a press [OFFLINE-4]', async () => {
    build.video({ title: 'Evening arati', videoLink: 'mock-files/diyas.webm' })
    await open('/vgallery')

    await userEvent.click(await screen.findByRole('button', { name: /Evening arati/ }))

    const video = await screen.findByLabelText<HTMLVideoElement>('Evening arati', {
      selector: 'video',
    })
    expect(video.preload).toBe('none')
    expect(video.autoplay).toBe(false)
  })
})
