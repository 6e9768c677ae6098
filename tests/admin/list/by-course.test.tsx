import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { build, emptyDb, holdRequest, useScenario } from '../../../mocks/testing'
import { applySettings } from '../../../src/api/settings/settings'
import { openAdmin, sent } from '../../admin-screen'
import { press } from '../../queries'

const path = '/admin/registrations/by-course'
const courses = async () =>
  within(await screen.findByRole('list', { name: 'Registrations by course' }))
const names = async () =>
  (await courses()).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(emptyDb)

test('"By course" counts the registrations of all pages, and Back leads to the list [REGLIST-2]', async () => {
  for (let number = 1; number <= 120; number += 1)
    build.registration({ course_name: 'Gita', course_type: 'Short Term' })
  build.registration({ course_name: 'Bhakti Shastri', course_type: '' })
  const { address, go } = await openAdmin('/admin/registrations')

  await userEvent.click(screen.getByRole('link', { name: 'By course' }))

  expect(await names()).toEqual(['Bhakti Shastri', 'Gita'])
  expect(screen.getByText('121 registrations for 2 courses')).toBeVisible()
  expect((await courses()).getByText('Short Term · 120 registrations')).toBeVisible()
  await go(-1)
  expect(address()).toBe('/admin/registrations')
})

test.each([412, 1280])(
  'at %i px a press on the title unfolds the registrations, newest first, each line a link to its record and its number one to the phone [REGLIST-2] [REGLIST-4]',
  async (width) => {
    await page.viewport(width, 900)
    const course_name = 'Gita'
    const mobno = '98765 00000'
    build.registration({ name: 'Meera', course_name, mobno, datetime: '2026-11-02T10:00:00' })
    build.registration({
      name: 'Arjun',
      course_name,
      mobno: 'ask',
      datetime: '2026-11-03T10:00:00',
    })
    const { address } = await openAdmin(path)
    const title = await screen.findByRole('button', { name: 'Gita' })
    expect(title).toHaveAttribute('aria-expanded', 'false')

    await userEvent.click(title)

    expect(title).toHaveAttribute('aria-expanded', 'true')
    const list = within(screen.getByRole('list', { name: 'Registrations for Gita' }))
    const links = list.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Arjun', 'Meera', mobno])
    expect(links[2]).toHaveAttribute('href', 'tel:+919876500000')
    await userEvent.click(links[2]!, { trial: true })
    // The line's link lies over its day.
    await userEvent.click(list.getByText('3 Nov 2026'), { force: true })
    await waitFor(() => expect(address()).toMatch(/^\/admin\/registrations\?search=/))
  },
)

test('a press beside the buttons of a course unfolds it and folds it again, one on a button does not [REGLIST-2]', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  build.registration({ course_name: 'Gita', course_type: 'Short Term' })
  await openAdmin(path)
  const title = await screen.findByRole('button', { name: 'Gita' })

  await press('Print list: Gita')
  await press('More: Gita')
  await press('Download CSV')
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(title).toHaveAttribute('aria-expanded', 'false')

  await userEvent.click(screen.getByText('Short Term · One registration'))
  expect(title).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(screen.getByText('Short Term · One registration'))
  expect(title).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the list is printed from the menu, and the name is as high as a finger [REGLIST-3]', async () => {
  await page.viewport(412, 915)
  const print = vi.spyOn(window, 'print').mockReturnValue()
  build.registration({ course_name: 'Gita' })
  await openAdmin(path)
  const title = await screen.findByRole('button', { name: 'Gita' })
  expect(title.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(screen.queryByRole('button', { name: 'Print list: Gita' })).toBeNull()

  await press('More: Gita')
  await press('Print list')

  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

test('a browser that does not print is offered no list to print [REGLIST-3]', async () => {
  vi.stubGlobal('print', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  build.registration({ course_name: 'Gita' })

  await openAdmin(path)

  expect(await screen.findByRole('button', { name: 'More: Gita' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print list: Gita' })).toBeNull()
})

test('the reads can be stopped and started again [REGLIST-2]', async () => {
  build.registration({ course_name: 'Gita' })
  const release = holdRequest('GET /general/api/CourseRegister')
  await openAdmin(path)
  expect(await screen.findByText('Reading the registrations…')).toBeVisible()

  await press('Stop reading')
  release()

  expect(await screen.findByText(/^The reading was stopped/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await press('Read again')
  expect(await names()).toEqual(['Gita'])
})

test('more than 1,000 registrations are read after a press only [REGLIST-2] [PERF-13]', async () => {
  for (let number = 1; number <= 1001; number += 1) build.registration({ course_name: 'Gita' })
  await openAdmin(path)
  expect(await screen.findByRole('heading', { name: '1,001 registrations' })).toBeVisible()
  expect(sent('GET', 'page_size=100')).toHaveLength(1)

  await press('Read all 1,001')

  expect(await names()).toEqual(['Gita'])
  expect(screen.getByText('1,001 registrations for one course')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a page that fails is reported, and no counts are shown [REGLIST-2]', async () => {
  build.registration({ course_name: 'Gita' })
  useScenario('failing')
  await openAdmin(path)
  expect(await screen.findByText(/^The registrations could not be read to their end/)).toBeVisible()
  useScenario('normal')

  await press('Read again')

  expect(await names()).toEqual(['Gita'])
})

test('the attendance list of one course is printed with course and date in its head [REGLIST-3]', async () => {
  build.registration({ name: 'Meera', mobno: '+91 1', language: 'Hindi', course_name: 'Gita' })
  build.registration({ name: 'Arjun', course_name: 'Bhakti Shastri' })
  const printed: string[][] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    const table = within(screen.getByRole('table', { hidden: true }))
    for (const row of table.getAllByRole('row', { hidden: true }))
      printed.push([...row.children].map(({ textContent }) => textContent))
  })
  await openAdmin(path)

  await press('Print list: Gita')

  await waitFor(() => expect(printed).not.toEqual([]))
  expect(printed).toEqual([
    [expect.stringMatching(/^Gita.*\d{4} · One registration$/)],
    ['No.', 'Name', 'Phone', 'Language', 'Signature'],
    ['1', 'Meera', '+91 1', 'Hindi', ''],
  ])
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
})

test('the CSV file holds the registrations of one course [REGLIST-3]', async () => {
  build.registration({ name: 'Meera', course_name: 'गीता' })
  build.registration({ name: 'Arjun', course_name: 'Bhakti Shastri' })
  const blobs = vi.spyOn(URL, 'createObjectURL')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await openAdmin(path)

  await press('More: गीता')
  await press('Download CSV')

  expect(
    await screen.findByText(/^One registration was downloaded as registrations-गीता-/),
  ).toBeVisible()
  expect(click).toHaveBeenCalledOnce()
  const content = await (blobs.mock.calls[0]![0] as Blob).text()
  expect(content).toContain('"Meera"')
  expect(content).not.toContain('"Arjun"')
})

test('the e-mail addresses of one course are copied, each once [REGLIST-3]', async () => {
  for (const email of ['a@example.org', 'A@example.org', 'b@example.org'])
    build.registration({ email, course_name: 'Gita' })
  build.registration({ email: 'c@example.org', course_name: 'Bhakti Shastri' })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openAdmin(path)

  await press('More: Gita')
  await press('Copy e-mails')

  expect(await screen.findByText(/^2 addresses were copied, with commas\./)).toBeVisible()
  expect(write).toHaveBeenCalledWith(
    expect.stringMatching(/^[ab]@example\.org, [ab]@example\.org$/i),
  )
})

test('"Write to all" opens a mail with the addresses in Bcc, and names what is no address [REGLIST-4]', async () => {
  for (const email of ['b@example.org', 'ask him'])
    build.registration({ email, course_name: 'Gita' })
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this.href)
  })
  await openAdmin(path)

  await press('More: Gita')
  await press('Write to all')

  expect(
    await screen.findByText(
      /^A mail to one address.*Left out, because it is no e-mail address: ask him\.$/,
    ),
  ).toBeVisible()
  expect(links).toEqual(['mailto:?bcc=b%40example.org'])
})

test('more addresses than fit into a link are copied instead [REGLIST-4]', async () => {
  for (let number = 1; number <= 100; number += 1)
    build.registration({ email: `pilgrim${number}@example.org`, course_name: 'Gita' })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await openAdmin(path)

  await press('More: Gita')
  await press('Write to all')
  expect(
    await screen.findByText(/too many addresses for a link\. Press “Copy e-mails”/),
  ).toBeVisible()
  expect(click).not.toHaveBeenCalled()
  await press('More: Gita')
  await press('Save contacts')

  expect(
    await screen.findByText(/^The contacts were saved as registrations-gita-.*\.vcf\.$/),
  ).toBeVisible()
})

test.each([false, true])(
  'a telephone number can be pressed in row, pane and dialog, WhatsApp beside it: %s [REGLIST-4]',
  async (staffWhatsapp) => {
    applySettings({ staffWhatsapp })
    onTestFinished(() => applySettings({}))
    build.registration({ name: 'Meera', course_name: 'Gita', mobno: '98765 00000' })
    build.registration({ name: 'Arjun', mobno: 'ask at the gate' })
    await openAdmin('/admin/registrations')
    const phone = { name: '98765 00000' }

    expect(await screen.findByRole('link', phone)).toHaveAttribute('href', 'tel:+919876500000')
    expect(screen.queryByRole('link', { name: 'ask at the gate' })).toBeNull()
    await press('Delete: Meera')
    expect(within(await screen.findByRole('dialog')).getByRole('link', phone)).toBeVisible()
    await press('Cancel')
    await press('Meera')
    const pane = within(await screen.findByRole('region', { name: 'Gita' }))
    expect(await pane.findByRole('link', phone)).toBeVisible()
    const chat = pane.queryByRole('link', { name: 'WhatsApp' })
    expect(chat?.getAttribute('href')).toBe(
      staffWhatsapp ? 'https://wa.me/919876500000' : undefined,
    )
  },
)
