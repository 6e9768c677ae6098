import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  build,
  clearRequests,
  emptyDb,
  requests,
  setListOptions,
  useScenario,
} from '../../mocks/testing'
import { open } from '../open'
import { press } from '../queries'

const call = 'GET /admin/api/igallery'

/** Replaces all records by this many pictures and returns their titles in order. */
function pictures(count: number) {
  emptyDb()
  return Array.from(
    { length: count },
    (_, index) =>
      build.image({ title: `Picture of day ${index + 1}`, description: `Note ${index + 1}.` })
        .title,
  )
}

const grid = () => within(screen.getByRole('main'))
const thumbnails = () => grid().getAllByRole('button', { name: /^Picture of day/ })
const titles = () => thumbnails().map((button) => button.textContent)
const viewMore = () => screen.findByRole('button', { name: 'View More' })
/** Waits until a status (live region) shows this sentence. */
const shown = (sentence: string) =>
  waitFor(() => expect(grid().getByText(sentence)).toHaveRole('status'))
const requestedQueries = () => requests.map(({ path }) => new URL(path, 'http://x').search)

/** Waits for the lightbox and for the focus in it, since keys act there. */
async function dialog() {
  const box = await screen.findByRole('dialog')
  await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement))
  return box
}

test('a phone turned sideways shows a picture no smaller than upright [IMAGE-5]', async () => {
  const [title] = pictures(2)
  await page.viewport(360, 740)
  await open('/igallery')
  await press(title!)
  const picture = await within(await dialog()).findByRole('img', { name: title! })
  const area = () => picture.clientWidth * picture.clientHeight
  await waitFor(() => expect(area()).toBeGreaterThan(0))
  const upright = area()

  await page.viewport(740, 360)

  await waitFor(() => expect(area()).toBeGreaterThanOrEqual(upright))
  const caption = within(await dialog())
    .getByText('Note 1.')
    .getBoundingClientRect()
  expect(caption.left).toBeGreaterThanOrEqual(picture.getBoundingClientRect().right)
  expect(caption.bottom).toBeLessThanOrEqual(360)
})

describe('the list', () => {
  test('thumbnails are buttons named by their captions, fifteen at first [IMAGE-1] [IMAGE-3] [A11Y-6]', async () => {
    const all = pictures(20)
    await open('/igallery')
    await viewMore()

    expect(titles()).toEqual(all.slice(0, 15))
    await shown('15 of 20 shown')
  })

  test('in wide windows the first picture is as high as two rows [IMAGE-1]', async () => {
    pictures(15)
    await open('/igallery')
    const boxes = (await screen.findAllByRole('button', { name: /^Picture of day/ })).map(
      (button) => button.closest('li')!.getBoundingClientRect(),
    )
    expect(boxes[0]!.width).toBeGreaterThan(2 * boxes[1]!.width)
    expect(boxes[0]!.bottom).toBeCloseTo(boxes[2]!.bottom, 0)
  })

  test('a picture without a title is named by its position', async () => {
    emptyDb()
    build.image({ title: null, description: null })
    await open('/igallery')

    expect(await screen.findByRole('button', { name: 'Picture 1' })).toBeVisible()
  })

  test('a broken picture shows a placeholder of the same size [DATA-3]', async () => {
    pictures(2)
    build.image({ title: 'Picture of day 3', filePath: 'mock-files/missing-0001.svg' })
    await open('/igallery')
    await screen.findByRole('button', { name: 'Picture of day 3' })

    const box = (button: HTMLElement) => button.firstElementChild!.getBoundingClientRect()
    await waitFor(() => expect(thumbnails()[2]!.querySelector('img')).toBeNull())
    expect(box(thumbnails()[2]!).height).toBe(box(thumbnails()[1]!).height)
  })
})

describe('View More', () => {
  test('requests 1/15, then 1/30 and 2/30, then 2/45 and 3/45 [IMAGE-2]', async () => {
    pictures(150)
    await open('/igallery')

    await userEvent.click(await viewMore())
    await shown('60 of 150 shown')
    await userEvent.click(await viewMore())
    await shown('135 of 150 shown')

    expect(requestedQueries()).toEqual([
      '?page=1&page_size=15',
      '?page=1&page_size=30',
      '?page=2&page_size=30',
      '?page=2&page_size=45',
      '?page=3&page_size=45',
    ])
  })

  test('shows every picture once, in order, and then disappears [IMAGE-3]', async () => {
    const all = pictures(70)
    await open('/igallery')

    await userEvent.click(await viewMore())
    await shown('60 of 70 shown')
    await userEvent.click(await viewMore())
    await shown('70 of 70 shown')

    expect(titles()).toEqual(all)
    expect(grid().queryByRole('button', { name: 'View More' })).toBeNull()
  })

  test('two pictures whose ids are rounded to one number are both shown [DATA-11]', async () => {
    const all = pictures(2)
    setListOptions({ longIds: true })
    const { address } = await open('/igallery')
    await shown('2 of 2 shown')
    expect(titles()).toEqual(all)

    await press('Picture of day 2')

    expect(await dialog()).toHaveAccessibleName('Picture of day 2')
    expect(address()).toBe('/igallery?photo=n2')
  })

  test('keeps the focus, and moves it to the count when it disappears [A11Y-6]', async () => {
    pictures(70)
    await open('/igallery')
    const button = await viewMore()

    await userEvent.click(button)
    await shown('60 of 70 shown')
    expect(button).toHaveFocus()

    await userEvent.click(button)
    await shown('70 of 70 shown')
    await waitFor(() => expect(grid().getByText('70 of 70 shown')).toHaveFocus())
  })

  test('a failed pair keeps the list, and the next press repeats the pair [IMAGE-4]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    pictures(40)
    await open('/igallery')
    await viewMore()
    clearRequests()

    useScenario('failing', { only: call })
    await userEvent.click(await viewMore())
    expect(await grid().findByText('Something went wrong, Please try again later.')).toBeVisible()
    expect(thumbnails()).toHaveLength(15)

    useScenario('normal')
    await userEvent.click(await viewMore())
    await shown('40 of 40 shown')
    expect(requestedQueries()).toEqual([
      '?page=1&page_size=30',
      '?page=1&page_size=30',
      '?page=2&page_size=30',
    ])
  })
})

describe('the lightbox', () => {
  test('opens by a press with title and description of the picture, and is in the URL [IMAGE-5]', async () => {
    pictures(3)
    const { address } = await open('/igallery')
    await userEvent.click(await screen.findByRole('button', { name: 'Picture of day 2' }))

    expect(await dialog()).toHaveAccessibleName('Picture of day 2')
    expect(within(await dialog()).getByText('Note 2.')).toBeVisible()
    expect(within(await dialog()).getByText('2 / 3')).toBeVisible()
    expect(address()).toBe('/igallery?photo=2')
  })

  test('arrow keys change the picture and replace the URL without history entries [IMAGE-6]', async () => {
    pictures(3)
    const { address, go } = await open('/igallery')
    await userEvent.click(await screen.findByRole('button', { name: 'Picture of day 1' }))
    await dialog()

    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(address()).toBe('/igallery?photo=2'))
    await press('Next image')
    await waitFor(() => expect(address()).toBe('/igallery?photo=3'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(address()).toBe('/igallery?photo=2'))

    await go(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/igallery')
  })

  test('Escape closes it and returns the focus to the thumbnail [IMAGE-6]', async () => {
    pictures(3)
    const { address } = await open('/igallery')
    const opener = await screen.findByRole('button', { name: 'Picture of day 2' })
    await userEvent.click(opener)
    await dialog()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(address()).toBe('/igallery?photo=3'))

    await userEvent.keyboard('{Escape}{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    expect(address()).toBe('/igallery')
  })

  test('Forward opens it again, and Escape closes it again', async () => {
    pictures(3)
    const { address, go } = await open('/igallery')
    await userEvent.click(await screen.findByRole('button', { name: 'Picture of day 2' }))
    await dialog()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/igallery'))

    await go(1)
    expect(await dialog()).toHaveAccessibleName('Picture of day 2')
    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/igallery')
  })

  test('a URL opens its picture; closing it stays on the gallery and focuses the thumbnail', async () => {
    pictures(3)
    const { address } = await open('/igallery?photo=3')
    expect(await dialog()).toHaveAccessibleName('Picture of day 3')

    await press('Close lightbox')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/igallery')
    await waitFor(() =>
      expect(grid().getByRole('button', { name: 'Picture of day 3' })).toHaveFocus(),
    )
  })

  test('a URL opens a picture of a later page too', async () => {
    pictures(70)
    await open('/igallery?photo=61')

    expect(await dialog()).toHaveAccessibleName('Picture of day 61')
    expect(requestedQueries()).toHaveLength(4)
  })

  test('the URL of a picture that does not exist shows the gallery', async () => {
    pictures(3)
    await open('/igallery?photo=77')

    expect(await screen.findByRole('button', { name: 'Picture of day 1' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('zooms ×2, ×4 and ×8, and back [IMAGE-7]', async () => {
    pictures(1)
    await open('/igallery?photo=1')
    await dialog()
    const scale = () =>
      new DOMMatrix(getComputedStyle(screen.getByRole('img').parentElement!).transform).a
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' })
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' })
    await waitFor(() => expect(zoomIn).not.toHaveAttribute('aria-disabled'))
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true')

    for (const level of [100, 200, 300]) {
      await userEvent.click(zoomIn)
      await waitFor(() => expect(scale()).toBeCloseTo(1.007 ** level, 3))
    }
    expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
    expect(await screen.findByText('Enlarged 8 times')).toHaveRole('status')

    for (const level of [200, 100, 0]) {
      await userEvent.click(zoomOut)
      await waitFor(() => expect(scale()).toBeCloseTo(1.007 ** level, 1))
    }
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true')
  })

  test('a held arrow key changes the picture at most every 180 ms [IMAGE-6]', async () => {
    pictures(15)
    const { address } = await open('/igallery?photo=1')
    await dialog()
    const held = (repeat: boolean) =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'ArrowRight',
          bubbles: true,
          cancelable: true,
          repeat,
        }),
      )

    held(false)
    for (let count = 0; count < 20; count++) held(true)

    await waitFor(() => expect(address()).toBe('/igallery?photo=2'))
  })

  test.each([['mock-files/missing-0001.svg'], ['../../etc/passwd']])(
    'a picture at %s shows that it failed to load [IMAGE-5]',
    async (filePath) => {
      emptyDb()
      build.image({ title: 'Gone', filePath })
      await open('/igallery?photo=1')

      expect(await within(await dialog()).findByText('This image failed to load')).toBeVisible()
    },
  )

  test('Tab stays inside [A11Y-7]', async () => {
    pictures(3)
    await open('/igallery?photo=2')
    await dialog()
    const name = () => document.activeElement?.getAttribute('aria-label')

    const forward = []
    for (let count = 0; count < 7; count++) {
      await userEvent.keyboard('{Tab}')
      forward.push(name())
    }
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')

    expect(forward).toEqual([
      'Zoom out',
      'Zoom in',
      expect.stringMatching(/^Share: /),
      'Close lightbox',
      'Previous image',
      'Next image',
      'Zoom out',
    ])
    expect(name()).toBe('Next image')
  })
})
