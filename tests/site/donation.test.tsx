import { screen, waitFor, within } from '@testing-library/react'
import jsQR from 'jsqr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getStartTime } from '../../mocks/engine/clock'
import { requests } from '../../mocks/testing'
import { applySettings } from '../../src/api/settings/settings'
import { setLanguage } from '../../src/messages/language'
import { open, scrollUntil } from '../open'
import { siteSettings } from '../shared-page'

afterEach(() => setLanguage('en'))

/** Rasterises the QR code, decodes it and returns the parameters of its UPI link. */
async function scanCode(code: HTMLElement): Promise<URLSearchParams> {
  const side = 400
  const shown = code.cloneNode(true) as SVGElement
  shown.setAttribute('width', String(side))
  shown.setAttribute('height', String(side))
  const drawing = new Blob([new XMLSerializer().serializeToString(shown)], {
    type: 'image/svg+xml',
  })
  const picture = new Image()
  picture.src = URL.createObjectURL(drawing)
  await picture.decode()
  const canvas = new OffscreenCanvas(side, side).getContext('2d')!
  canvas.fillStyle = getComputedStyle(code).backgroundColor
  canvas.fillRect(0, 0, side, side)
  canvas.drawImage(picture, 0, 0)
  const read = jsQR(canvas.getImageData(0, 0, side, side).data, side, side)
  expect(read?.data).toMatch(/^upi:\/\/pay\?/)
  return new URL(read!.data).searchParams
}

const codeName = (amount: string) => `QR code for UPI: ${amount}`
const code = (amount: string) => screen.findByRole('img', { name: codeName(amount) })

test('the QR code in the dialog of a tier has payee, amount and note of the quantity [DONATE-6]', async () => {
  await open('/templeCon')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Quantity: Brick' }), '25')
  await userEvent.click(screen.getByRole('button', { name: 'Show UPI QR for Brick' }))

  const parameters = Object.fromEntries(await scanCode(await code('₹27,525')))
  expect(parameters).toEqual({
    pa: 'sample@upi',
    pn: 'Sample Temple Trust',
    am: '27525.00',
    cu: 'INR',
    tn: 'Temple construction Brick x 25',
  })
  expect(screen.queryByRole('link', { name: /by UPI/ })).toBeNull()
  expect(requests).toEqual([])
})

test('on a phone a button opens the app, and no QR code is drawn [DONATE-6]', async () => {
  await page.viewport(360, 740)
  await open('/templeCon')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Quantity: Pillar' }), '2')

  const link = screen.getByRole('link', { name: 'Give ₹2,00,002 by UPI' })

  expect(link).toHaveAttribute('href', expect.stringContaining('&am=200002.00&cu=INR&'))
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  const [limit] = screen.getAllByText('Above ₹1,00,000 most banks ask for a bank transfer.')
  expect(limit).toBeVisible()
})

test('without a UPI id there is neither QR code nor button [DONATE-6]', async () => {
  applySettings({ ...siteSettings, upi: {} })
  await open('/templeCon')
  await screen.findByRole('textbox', { name: 'Quantity: Brick' })

  expect(screen.queryByText(/UPI/)).toBeNull()
})

test('the QR code beside Home’s bank details has the amount that was changed last', async () => {
  await open('/')
  const heading = await screen.findByRole('heading', { name: 'Bank transfer' })
  const any = await scrollUntil(heading, () => screen.getByRole('img', { name: 'QR code for UPI' }))
  expect((await scanCode(any)).get('am')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'One Brick more' }))

  expect((await scanCode(await code('₹2,202'))).get('am')).toBe('2202.00')
})

test('the amount is copied in digits, without rupee sign and commas [DONATE-4]', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open('/templeCon')
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Quantity: Pillar' }), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Donate for Pillar' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Your gift: Pillar' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Copy Amount' }))

  await waitFor(() => expect(copy).toHaveBeenCalledWith('300003'))
})

test('a refused copy shows a message, and the next press can succeed', async () => {
  await open('/templeCon')
  const button = await screen.findByRole('button', { name: 'Copy IFSC code' })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  const old = vi.spyOn(document, 'execCommand').mockReturnValue(false)

  await userEvent.click(button)

  const sentence = await screen.findByText(/Please select the text and copy it yourself/)
  expect(sentence.parentElement).toHaveRole('status')
  expect(screen.queryByText('Copied')).toBeNull()

  write.mockResolvedValue()
  await userEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(screen.queryByText(/Please select the text/)).toBeNull()
  old.mockRestore()
})

describe('Tell us of your donation', () => {
  const field = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) })

  test('opens the contact form with tier, amount and date, and sends nothing by itself [DONATE-7]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: getStartTime() })
    await open('/templeCon')
    await userEvent.fill(await screen.findByRole('textbox', { name: 'Quantity: Pillar' }), '3')
    await userEvent.click(screen.getByRole('button', { name: 'Donate for Pillar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your gift: Pillar' }))

    await userEvent.click(dialog.getByRole('link', { name: 'Tell us of your donation' }))

    expect(await field('Subject')).toHaveValue('My donation: Pillar')
    expect(await field('Message')).toHaveValue(
      'Hare Krishna. This is about my donation for the temple: Pillar × 3, ₹3,00,003. ' +
        'Date: 21 Nov 2026.',
    )
    expect(requests).toEqual([])
  })

  test('the prefilled query is removed once the message is sent', async () => {
    await open('/contactus?gift=brick&quantity=2')
    await userEvent.fill(await field('Name'), 'Ananya Mishra')
    await userEvent.fill(await field('Email'), 'ananya@example.org')

    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }))

    await userEvent.click(await screen.findByRole('button', { name: 'Write another message' }))
    expect(await field('Subject')).toHaveValue('')
    expect(await field('Message')).toHaveValue('')
  })

  test.each([
    ['gift=pillar&quantity=-7', /Pillar × 1, ₹1,00,001\./],
    ['gift=any', /my donation for the temple\. Date: /],
    ['gift=%3Cb%3E', /^$/],
    ['quantity=3', /^$/],
  ])('the query "%s" fills in what it names [DONATE-7]', async (query, message) => {
    await open(`/contactus?${query}`)

    expect(((await field('Message')) as HTMLTextAreaElement).value).toMatch(message)
  })

  test('is Hindi on a Hindi page', async () => {
    await setLanguage('hi')
    await open('/contactus?gift=brick&quantity=2')

    await waitFor(async () =>
      expect(await field('संदेश')).toHaveValue(expect.stringContaining('ईंट × 2, ₹2,202') as string),
    )
  })
})
