import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open, scrollUntil } from '../open'
import { press } from '../queries'

const titles = [
  'A verse can be checked',
  'It is not too late',
  'A bridge made of books',
  'A kitchen, a song, a book',
  'Work begun again each morning',
]

/** Opens the page and scrolls until the carousel has loaded. Returns queries limited to it. */
async function carousel() {
  await open('/prabhupad')
  const heading = await screen.findByRole('heading', { name: 'What readers find in his books' })
  const region = await scrollUntil(heading, () =>
    screen.getByRole('region', { name: 'What readers say' }),
  )
  await screen.findByRole('button', { name: 'Next slide' })
  return within(region)
}

const current = () => screen.getByRole('button', { name: /^Go to slide/, current: true })

/** Returns the titles of the slides that are neither inert nor hidden from screen readers. */
const listReachable = () =>
  titles.filter((title) =>
    screen
      .getAllByText(title, { selector: 'h3' })
      .some((heading) => !heading.closest('[inert]') && !heading.closest('[aria-hidden="true"]')),
  )

test('before the carousel is loaded its five items are a list, each with picture, heading, sub-heading marked as a sample, and text [PAGE-5]', async () => {
  await open('/prabhupad')

  const list = await screen.findByRole('list', { name: 'What readers say' })
  const items = within(list).getAllByRole('listitem')
  expect(items).toHaveLength(5)
  for (const [index, item] of items.entries()) {
    const shown = within(item)
    expect(shown.getByRole('img')).toBeVisible()
    expect(shown.getByRole('heading', { name: titles[index] })).toBeVisible()
    expect(shown.getByText(/\(sample\)$/)).toBeVisible()
    expect(shown.getByText(/^.{80,}$/)).toBeVisible()
  }
})

test('only the visible slide can be reached: hidden and cloned ones are inert [PAGE-5] [A11Y-5]', async () => {
  await carousel()
  await waitFor(() => expect(listReachable()).toEqual([titles[0]]))

  await press('Next slide')

  await waitFor(() => expect(listReachable()).toEqual([titles[1]]))
})

test('a dot shows its slide and announces it', async () => {
  const region = await carousel()

  await press('Go to slide 3')

  await waitFor(() => expect(current()).toHaveAccessibleName('Go to slide 3'))
  await waitFor(() =>
    expect(region.getByRole('status')).toHaveTextContent('3 of 5: A bridge made of books'),
  )
  await waitFor(() => expect(listReachable()).toEqual([titles[2]]))
})

test('the carousel wraps around at both ends [PAGE-5]', async () => {
  await carousel()

  await press('Previous slide')
  await waitFor(() => expect(current()).toHaveAccessibleName('Go to slide 5'))
  await waitFor(() => expect(listReachable()).toEqual([titles[4]]))

  await press('Next slide')
  await waitFor(() => expect(current()).toHaveAccessibleName('Go to slide 1'))
  await waitFor(() => expect(listReachable()).toEqual([titles[0]]))
})

test('Tab visits buttons and dots and never a hidden element', async () => {
  await carousel()
  screen.getByRole('button', { name: 'Previous slide' }).focus()
  const visited: (string | null | undefined)[] = []

  for (let step = 0; step < 6; step++) {
    await userEvent.keyboard('{Tab}')
    visited.push(document.activeElement!.getAttribute('aria-label'))
  }

  expect(visited).toEqual([
    'Next slide',
    'Go to slide 1',
    'Go to slide 2',
    'Go to slide 3',
    'Go to slide 4',
    'Go to slide 5',
  ])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(current()).toHaveAccessibleName('Go to slide 5'))
  expect(current()).toHaveFocus()
})

test.each([
  [1280, 24],
  [360, 44],
])('at %i px a dot is a target of %i px at least [A11Y-4]', async (width, minimum) => {
  await page.viewport(width, 800)
  await carousel()

  const dot = current().getBoundingClientRect()

  expect(Math.min(dot.width, dot.height)).toBeGreaterThanOrEqual(minimum)
})
