import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applySettings } from '../../src/api/settings/settings'
import { siteSettings } from '../shared-page'
import { open } from '../open'

const main = () => screen.findByRole('navigation', { name: 'Main' })
const group = async (name: string) => within(await main()).findByRole('button', { name })

test('the first Tab reaches the skip link, which leads to the content [A11Y-2]', async () => {
  await open('/contactus')
  await screen.findByRole('heading', { level: 1 })

  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a menu opens by keyboard and shows its links', async () => {
  await open('/contactus')
  const about = await group('About')
  expect(screen.queryByRole('link', { name: /Founder Acharya/ })).toBeNull()

  about.focus()
  await userEvent.keyboard('{Enter}')

  expect(about).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: /Founder Acharya/ })).toHaveAttribute(
    'href',
    '/prabhupad',
  )
})

test('Escape closes the menu and returns the focus to its button', async () => {
  await open('/contactus')
  const gallery = await group('Gallery')
  gallery.focus()
  await userEvent.keyboard('{Enter}{Tab}')
  expect(screen.getByRole('link', { name: /Image Gallery Festivals/ })).toHaveFocus()

  await userEvent.keyboard('{Escape}')

  expect(gallery).toHaveAttribute('aria-expanded', 'false')
  expect(gallery).toHaveFocus()
})

test('only one menu is open at a time', async () => {
  await open('/contactus')
  const about = await group('About')
  const policies = await group('Policies')

  await userEvent.click(about)
  await userEvent.click(policies)

  expect(about).toHaveAttribute('aria-expanded', 'false')
  expect(policies).toHaveAttribute('aria-expanded', 'true')
})

test('leaving the header with Tab closes the menu', async () => {
  await open('/contactus')
  const policies = await group('Policies')
  await userEvent.click(policies)

  screen.getByRole('link', { name: /Terms and Conditions The rules/ }).focus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')

  expect(policies).toHaveAttribute('aria-expanded', 'false')
})

test('a press outside the menu closes it', async () => {
  await open('/contactus')
  const about = await group('About')
  await userEvent.click(about)

  await userEvent.click(screen.getByRole('textbox', { name: /^Message/ }))

  expect(about).toHaveAttribute('aria-expanded', 'false')
})

test.each(['/templeCon', '/templeconstruction'])(
  'the button Temple Construction is marked as current at %s [SHELL-5]',
  async (address) => {
    await open(address)

    const link = within(await main()).getByRole('link', { name: 'Temple Construction' })
    expect(link).toHaveAttribute('aria-current', 'page')
  },
)

test.each([
  ['/', 412],
  ['/chitrakoot', 412],
  ['/contactus', 412],
  ['/courses', 1280],
])(
  'the footer of %s has every way to reach the temple in words at %i px [SHELL-6]',
  async (path, width) => {
    await page.viewport(width, 915)
    await open(path)

    const footer = within(await screen.findByRole('contentinfo'))
    const { site, address, phones, email } = siteSettings
    for (const text of [site.description, address.lines.join(', '), phones[0]!, email])
      expect(footer.getByText(text)).toBeVisible()
  },
)

test('external links open a new tab and say so [SHELL-6]', async () => {
  await open('/contactus')

  const link = await screen.findByRole('link', { name: /District tourism.*opens in a new tab/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('settings that are left out have no label and no link [SHELL-9]', async () => {
  applySettings({ site: { name: 'Temple' } })
  await open('/contactus')

  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.queryByRole('heading', { name: 'Visit us' })).toBeNull()
  expect(screen.queryByRole('link', { name: /Write to/ })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Social media' })).toBeNull()
  expect(screen.queryByText('Timings (IST)')).toBeNull()
})

test('on a phone the last line of the footer leads back to the top, and its links are 44 px high [SHELL-6] [A11Y-4]', async () => {
  await page.viewport(412, 915)
  await open('/policies/refund-policy')
  const links = within(await screen.findByRole('contentinfo')).getAllByRole('link')

  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(links.at(-1)).toHaveAccessibleName('Back to top')
  await userEvent.click(links.at(-1)!)
  expect(screen.getByRole('main')).toHaveFocus()
})

test('on a phone with text at 200 % nothing of the bottom bar stands above it [A11Y-4]', async () => {
  await page.viewport(412, 915)
  document.documentElement.style.fontSize = '32px'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  await open('/contactus')

  const bar = await screen.findByRole('navigation', { name: 'Quick links' })
  const icon = within(bar).getByText('Donate').previousElementSibling!
  expect(icon.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().top)
})

test('on a phone the menu button opens the menu and hides the bottom bar [SHELL-8]', async () => {
  await page.viewport(360, 740)
  await open('/contactus')
  expect(await screen.findByRole('navigation', { name: 'Quick links' })).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }))

  expect(await main()).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Quick links' })).toBeNull())
})

test('on a phone Escape closes the group first, then the menu', async () => {
  await page.viewport(360, 740)
  await open('/contactus')
  const menuButton = await screen.findByRole('button', { name: 'Open the menu' })
  await userEvent.click(menuButton)
  const about = await group('About')
  await userEvent.click(about)

  await userEvent.keyboard('{Escape}')
  expect(about).toHaveFocus()
  expect(await main()).toBeVisible()

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus()
})

test('Donate in the bottom bar leads to the bank details of Home', async () => {
  await page.viewport(360, 740)
  const { router } = await open('/contactus')

  await userEvent.click(await screen.findByRole('link', { name: 'Donate' }))

  await waitFor(() => expect(router.state.location.hash).toBe('#donate'))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Donate Now' })).toHaveFocus())
})

test.each([1000, 1200, 1280])(
  'with text at 200 % the menu button is shown at %i px [SHELL-8] [A11Y-4]',
  async (width) => {
    await page.viewport(width, 800)
    document.documentElement.style.fontSize = '32px'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    await open('/')
    await screen.findByRole('region', { name: 'Donate Now' })

    expect(screen.getByRole('button', { name: 'Open the menu' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test('from 1200 px on the menu is a row [SHELL-8]', async () => {
  await page.viewport(1200, 800)
  await open('/contactus')

  expect(await main()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull()
})

test.each([360, 412, 1280])(
  'what a finger presses in the top bar is 44 px high and wide at %i px [SHELL-5]',
  async (width) => {
    await page.viewport(width, 800)
    await open('/contactus')
    const bar = within(await screen.findByRole('banner'))
    const targets = [
      bar.getByRole('link', { name: /^Write to/ }),
      ...within(bar.getByRole('list', { name: 'Social media' })).getAllByRole('link'),
      bar.getByRole('button', { name: 'हिन्दी' }),
    ]

    for (const target of targets) {
      const { left, top, width } = target.getBoundingClientRect()
      const lowest = document.elementFromPoint(left + width / 2, top + 43)
      expect(target.contains(lowest), target.outerHTML).toBe(true)
      expect(width).toBeGreaterThanOrEqual(44)
    }
  },
)

test('the header has place, e-mail, social links, brand and the whole menu [SHELL-5]', async () => {
  await open('/contactus')
  const header = within(await screen.findByRole('banner'))

  expect(header.getByText(siteSettings.address.lines.join(', '))).toBeVisible()
  expect(header.getByText(siteSettings.email)).toBeVisible()
  expect(header.getByRole('link', { name: /^Write to/ })).toHaveAttribute(
    'href',
    `mailto:${siteSettings.email}`,
  )
  const social = within(header.getByRole('list', { name: 'Social media' })).getAllByRole('link')
  expect(social.map((link) => link.getAttribute('href'))).toEqual(
    siteSettings.social.map(({ url }) => url),
  )
  expect(header.getByRole('link', { name: /\(home page\)$/ })).toHaveAttribute('href', '/')

  const menu = within(await main())
  const groups = menu
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
  expect(groups.map((button) => button.textContent)).toEqual(['About', 'Gallery', 'Policies'])
  // The links of a collapsed group are hidden, so the query includes hidden elements.
  const links = menu.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/prabhupad',
    '/chaitanyamahaprabhu',
    '/chitrakoot',
    '/kamadgiri',
    '/activities',
    '/courses',
    '/igallery',
    '/vgallery',
    '/policies/refund-policy',
    '/policies/privancy-policy',
    '/policies/terms-and-condirions',
    '/contactus',
    '/templeconstruction',
    expect.stringMatching(/^tel:/),
    siteSettings.map.directions,
  ])
})
