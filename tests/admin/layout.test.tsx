import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdRequest } from '../../mocks/testing'
import { resourceKeys } from '../../src/admin/resources/registry'
import { openAdmin } from '../admin-screen'
import { button, press } from '../queries'

const menu = () => screen.getByRole('navigation', { name: 'Menu' })

test('the menu links to every screen in the given order [ADMIN-2]', async () => {
  await openAdmin('/admin/slider')

  const links = within(menu()).getAllByRole('link')
  const addresses = links.map((link) => link.getAttribute('href')!)
  const given = [
    '/admin/dashboard',
    '/admin/slider',
    '/admin/notification',
    '/admin/activities',
    '/admin/courses',
    '/admin/registrations',
    '/admin/igallery',
    '/admin/vgallery',
    '/admin/contactus',
    '/admin/email',
  ]
  expect(addresses.filter((address) => given.includes(address))).toEqual(given)
  expect(addresses).toHaveLength(1 + resourceKeys.length)
  expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Slider')
})

test('the sidebar is 250 px wide, 80 px when collapsed [ADMIN-3]', async () => {
  await openAdmin('/admin/slider')
  const sidebar = screen.getByRole('complementary')
  expect(sidebar.offsetWidth).toBe(250)

  await userEvent.click(button('Menu'))

  await waitFor(() => expect(sidebar.offsetWidth).toBe(80))
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'false')
  expect(within(menu()).getByRole('link', { name: 'Course List' })).toBeVisible()
})

test('the sidebar starts collapsed in a narrow window', async () => {
  await page.viewport(1000, 800)

  await openAdmin('/admin/slider')

  expect(screen.getByRole('complementary').offsetWidth).toBe(80)
})

test('a collapsed entry shows its name on hover and on focus, until Escape', async () => {
  await page.viewport(1000, 800)
  await openAdmin('/admin/slider')
  const tip = () => screen.queryAllByText('Email').filter((place) => place.closest('.tooltip'))

  await userEvent.hover(within(menu()).getByRole('link', { name: 'Email' }))
  await waitFor(() => expect(tip()).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(tip()).toHaveLength(0))

  within(menu()).getByRole('link', { name: 'Contact Us' }).focus()
  await userEvent.keyboard('{Tab}')
  await waitFor(() => expect(tip()).toHaveLength(1))
})

test('on a phone the menu is a drawer that traps the focus and returns it [ADMIN-3]', async () => {
  await page.viewport(360, 740)
  await openAdmin('/admin/slider')

  await userEvent.click(button('Menu'))
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  await waitFor(() =>
    expect(within(drawer).getByRole('button', { name: 'Close menu' })).toHaveFocus(),
  )
  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button('Menu')).toHaveFocus())
})

test('a link in the drawer closes it and moves the focus to the new heading', async () => {
  await page.viewport(360, 740)
  const { address } = await openAdmin('/admin/slider')
  await userEvent.click(button('Menu'))

  await userEvent.click(await screen.findByRole('link', { name: 'Notification' }))

  await waitFor(() => expect(address()).toBe('/admin/notification'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Notification' })).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['Profile', '/igallery'],
  ['Change Password', '/admin/changepass'],
  ['Logout', '/logout'],
])('the Admin menu: %s opens %s [ADMIN-4]', async (name, target) => {
  await openAdmin('/admin/slider')

  await press('Admin')

  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', target)
})

test('the footer shows the vendor of the settings and its links [ADMIN-5]', async () => {
  await openAdmin('/admin/slider')

  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(/^© \d{4} Sample Software\. All rights reserved\.$/)).toBeVisible()
  expect(footer.getByRole('link', { name: 'Website' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
})

test('the skip link is the first tab stop and leads to the content', async () => {
  await openAdmin('/admin/slider')

  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  expect(screen.getByRole('main')).toHaveFocus()
})

test('while another list loads its title and skeleton are shown [LIST-1]', async () => {
  await openAdmin('/admin/slider')
  const release = holdRequest('GET /admin/api/notification')

  await userEvent.click(within(menu()).getByRole('link', { name: 'Notification' }))

  expect(await screen.findByText('Loading records…')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notification')
  release()
  expect(await screen.findByRole('table')).toBeVisible()
})

test('the skeleton of the dashboard has figures and panels, not a list', async () => {
  await openAdmin('/admin/slider')
  const release = holdRequest('GET /admin/api/notification')

  await userEvent.click(within(menu()).getByRole('link', { name: 'Dashboard' }))

  expect(await screen.findByText('Loading…')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard')
  expect(screen.queryByText('Loading records…')).toBeNull()
  release()
  expect(await screen.findByRole('list', { name: 'Records of each list' })).toBeVisible()
})
