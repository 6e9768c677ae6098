import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applySettings } from '../../src/api/settings/settings'
import { siteSettings } from '../shared-page'
import { open } from '../open'

const main = () => within(screen.getByRole('main'))
const heads = async () => {
  await screen.findByRole('heading', { level: 1 })
  return main()
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded') && button.closest('h2, h3'))
}
const openHeads = async () =>
  (await heads())
    .filter((head) => head.getAttribute('aria-expanded') === 'true')
    .map((head) => head.textContent)

test.each([
  ['/chitrakoot', 4],
  ['/kamadgiri', 2],
  ['/chaitanyamahaprabhu', 11],
  ['/prabhupad', 7],
  ['/templeCon', 2],
  ['/policies/refund-policy', 6],
  ['/policies/privancy-policy', 10],
  ['/policies/terms-and-condirions', 13],
])(
  '%s has %i accordions, the first one open [PAGE-1] [PAGE-4] [PAGE-6] [DONATE-1]',
  async (path, count) => {
    await open(path)

    const all = await heads()
    expect(all).toHaveLength(count)
    expect(await openHeads()).toEqual([all[0]!.textContent])
  },
)

test('a link in the list of a policy opens its section [PAGE-9]', async () => {
  await open('/policies/refund-policy')
  const list = within(await screen.findByRole('navigation', { name: 'On this page' }))
  expect(list.getAllByRole('link')).toHaveLength(6)

  await userEvent.click(list.getByRole('link', { name: 'Exchanges' }))

  await waitFor(async () => expect(await openHeads()).toEqual(['Exchanges']))
})

test('the twelve places are named, in Hindi too [PAGE-3]', async () => {
  await open('/chitrakoot')

  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(12)
  expect(screen.getByRole('heading', { name: 'Saphatik Shila' })).toBeVisible()
  expect(screen.getByText('हनुमान धारा')).toBeVisible()
})

describe('accordion', () => {
  test('opening one item closes the others [PAGE-1] [PAGE-4]', async () => {
    await open('/kamadgiri')
    const [parikrama, history] = await heads()

    await userEvent.click(history!)

    expect(await openHeads()).toEqual(['History'])
    expect(parikrama).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText('New moon, Diwali, Ram Navami')).not.toBeVisible()
  })

  test('pressing an open heading closes it [PAGE-1]', async () => {
    await open('/kamadgiri')
    const [parikrama] = await heads()

    await userEvent.click(parikrama!)

    expect(await openHeads()).toEqual([])
  })

  test('works from the keyboard [A11Y-6]', async () => {
    await open('/kamadgiri')
    const [parikrama] = await heads()
    parikrama!.focus()

    await userEvent.keyboard('{Enter}')
    expect(await openHeads()).toEqual([])

    await userEvent.keyboard(' ')
    expect(await openHeads()).toEqual(['Parikrama'])
  })

  test('the pressed heading keeps its position when a long item above it closes', async () => {
    await open('/chitrakoot')
    const [, rooms] = await heads()
    rooms!.scrollIntoView({ block: 'center' })
    const before = rooms!.getBoundingClientRect().top

    await userEvent.click(rooms!)

    expect(Math.abs(rooms!.getBoundingClientRect().top - before)).toBeLessThan(2)
  })

  test('a URL with the hash of a section opens it [PAGE-2]', async () => {
    await open('/chitrakoot#travel')

    expect(await openHeads()).toEqual(['Travel assistance'])
  })

  test('a URL with the hash of a place opens the section that contains it [PAGE-2] [PAGE-3]', async () => {
    const { go } = await open('/chitrakoot#dining')
    expect(await openHeads()).toEqual(['Dining Options'])

    await go('/chitrakoot#hanuman-dhara')

    await waitFor(async () => expect(await openHeads()).toEqual(['List of Places to Visit']))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Hanuman Dhara' })).toBeInViewport(),
    )
  })

  test('a link to a place opens its section again after it was closed', async () => {
    const { go } = await open('/chitrakoot#travel')
    await userEvent.click(await screen.findByRole('button', { name: 'Travel assistance' }))
    expect(await openHeads()).toEqual([])

    await go('/chitrakoot#travel')

    await waitFor(async () => expect(await openHeads()).toEqual(['Travel assistance']))
  })

  test('find-in-page opens a closed item', async () => {
    await open('/kamadgiri')
    await heads()
    const verse = screen.getByText(/रहिमन अवध-नरेस/)
    expect(verse).not.toBeVisible()

    // The browser fires this event when find-in-page matches hidden text.
    verse.closest('[hidden="until-found"]')!.dispatchEvent(new Event('beforematch'))

    await waitFor(() => expect(verse).toBeVisible())
    expect(await openHeads()).toEqual(['History'])
  })
})

describe('settings in texts', () => {
  const rooms = async () => {
    await open('/chitrakoot#accommodations')
    return (await screen.findByText(/To book, or to ask what a room costs/)).parentElement!
  }

  test('phone and e-mail are links', async () => {
    expect(await rooms()).toHaveTextContent('call +91 00000 00000 or write to info@example.org.')

    expect(main().getAllByRole('link', { name: '+91 00000 00000' })[0]).toHaveAttribute(
      'href',
      'tel:+910000000000',
    )
    expect(main().getAllByRole('link', { name: 'info@example.org' })[0]).toHaveAttribute(
      'href',
      'mailto:info@example.org',
    )
  })

  test('sentences, rows and links of an empty setting are left out [SHELL-9]', async () => {
    applySettings({
      ...siteSettings,
      phones: [],
      address: { lines: [], short: '' },
      attractionsLink: '',
    })
    const { go } = await open('/chitrakoot#travel')
    expect(await screen.findByText(/Within Chitrakoot the shared auto/)).toHaveTextContent(
      /start early and carry water\.$/,
    )
    expect(screen.queryByText('More attractions around Chitrakoot')).toBeNull()

    await go('/policies/privancy-policy#questions-and-contact')
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })

    const terms = main().getAllByRole('term')
    expect(terms.map((term) => term.textContent)).toEqual(['E-mail'])
  })
})

test('the canonical link of an alias names the original address [SHELL-2]', async () => {
  applySettings({ ...siteSettings, site: { ...siteSettings.site, url: 'https://example.org/' } })

  await open('/templeconstruction')
  await screen.findByRole('heading', { level: 1 })

  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://example.org/templeCon',
  )
})

test('a closed section shows its first words, which are no part of its name [PAGE-10]', async () => {
  await open('/chaitanyamahaprabhu')
  const [first, second] = await heads()

  expect(first).not.toHaveTextContent(/…$/)
  expect(second!.textContent).toMatch(/^.{20,120}…$/)
  expect(second).toHaveAccessibleName(/^[^…]{3,40}$/)
})

test('the band of a title shows its own drawing at every width, and the page begins below it [SHELL-12]', async () => {
  const drawings = new Set<string>()
  await page.viewport(412, 915)
  for (const path of [
    '/chitrakoot',
    '/kamadgiri',
    '/chaitanyamahaprabhu',
    '/prabhupad',
    '/templeCon',
    '/contactus',
    '/courses',
    '/activities',
    '/igallery',
  ]) {
    await open(path)
    const title = await screen.findByRole('heading', { level: 1 })
    const band = title.closest<HTMLElement>('[data-scene]')!
    const drawing = band.querySelector('img')!

    await waitFor(() => expect(drawing.naturalWidth, path).toBeGreaterThan(0))
    expect(drawing, path).toBeVisible()
    expect(drawing, path).toHaveAttribute('alt', '')
    expect(band.getBoundingClientRect().bottom, path).toBeLessThan(244)
    drawings.add(drawing.src)
    cleanup()
  }
  expect(drawings.size).toBeGreaterThanOrEqual(8)
})

test("a phone's first screen has Kamadgiri's facts, and on Contact and in the menu the ways to reach the temple [SHELL-12]", async () => {
  await page.viewport(412, 915)
  await open('/kamadgiri')
  for (const fact of ['About 5 km', 'Three to four hours', 'Clockwise', 'Barefoot, nearly all'])
    expect((await screen.findByText(fact)).getBoundingClientRect().bottom).toBeLessThanOrEqual(420)
  cleanup()

  await open('/contactus')
  for (const name of ['Call', /^Directions/]) {
    const [link] = await main().findAllByRole('link', { name })
    expect(link!.getBoundingClientRect().bottom).toBeLessThanOrEqual(420)
  }

  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(await menu.findByRole('link', { name: 'Call' })).toBeVisible()
  expect(menu.getByRole('link', { name: /^Directions/ })).toBeVisible()
})

test('an opened place can be shared [PAGE-7] [VISIT-3]', async () => {
  await open('/chitrakoot')
  const more = await screen.findByRole('button', { name: 'Read more Ramghat' })
  expect(screen.queryByRole('button', { name: 'Share: Ramghat' })).toBeNull()

  await userEvent.click(more)

  expect(await screen.findByRole('button', { name: 'Share: Ramghat' })).toBeVisible()
})

test('a long text of a place is cut, and Read more shows the rest [PAGE-7]', async () => {
  await open('/chitrakoot')
  const more = await screen.findByRole('button', { name: 'Read more Ramghat' })
  const text = document.getElementById(more.getAttribute('aria-controls')!)!
  const collapsedHeight = text.clientHeight
  expect(more).toHaveAttribute('aria-expanded', 'false')

  await userEvent.click(more)

  expect(screen.getByRole('button', { name: 'Read less Ramghat' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  expect(text.clientHeight).toBeGreaterThan(collapsedHeight)
})
