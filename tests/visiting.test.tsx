import { act, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { applySettings } from '../src/api/settings'
import { setLanguage } from '../src/messages/language'
import { OpenNow } from '../src/site/visit/open-now'
import { open } from './open'
import { siteSettings } from './site-settings'

afterEach(async () => {
  vi.useRealTimers()
  await setLanguage('en')
})

/** Returns the date for a time of day (HH:MM) in India on the test's day. */
const clock = (time: string) => new Date(`2026-11-21T${time}:00+05:30`)
const timers = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })

test('the line follows the clock from minute to minute, by one timer [VISIT-1]', () => {
  timers().setSystemTime(clock('12:29'))
  render(<OpenNow />)
  expect(screen.getByText(/^Open now, until 12:30\sPM\sIST$/)).toBeVisible()
  expect(screen.getByText(/^Next aarti at 7:00\sPM\sIST$/)).toBeVisible()

  act(() => void vi.advanceTimersByTime(60_000))

  expect(screen.getByText(/^Closed now. Darshan from 4:15\sPM\sIST$/)).toBeVisible()
  act(() => void vi.advanceTimersByTime(7 * 3_600_000))
  expect(screen.getByText(/^Next aarti at 4:30\sAM\sIST tomorrow$/)).toBeVisible()
  expect(vi.getTimerCount()).toBe(1)
})

test('nothing is said where the timings tell nothing, and no timer is left', () => {
  applySettings({ ...siteSettings, timings: [{ label: 'Office', time: '10 AM to 5 PM' }] })
  timers()
  const { container, unmount } = render(<OpenNow />)

  expect(container).toBeEmptyDOMElement()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

async function visit(heading = 'Plan your visit') {
  await open('/contactus')
  const found = await screen.findByRole('heading', { name: heading })
  return within(found.closest('section')!)
}

test('directions, a call and WhatsApp stand with the address [VISIT-1]', async () => {
  const place = await visit()

  expect(place.getByRole('link', { name: /^Directions/ })).toBeVisible()
  expect(place.getByRole('link', { name: 'Call +91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  )
  expect(place.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/910000000000',
  )
})

test('what the settings do not know has no button [SHELL-9] [VISIT-1]', async () => {
  applySettings({ ...siteSettings, phones: [], whatsapp: '', map: {} })

  const place = await visit()

  expect(place.getByText('Sample Mandir')).toBeVisible()
  expect(place.queryByRole('link')).toBeNull()
})

test('in Hindi the hour is told in Hindi', async () => {
  await setLanguage('hi')
  timers().setSystemTime(clock('17:00'))
  render(<OpenNow />)

  expect(screen.getByText(/^अभी दर्शन खुले हैं, .*8:30/)).toBeVisible()
  expect(screen.getByText(/^अगली आरती: .*7:00/)).toBeVisible()
})
