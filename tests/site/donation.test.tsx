import { screen, waitFor } from '@testing-library/react'
import jsQR from 'jsqr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getStartTime } from '../../mocks/engine/clock'
import { requests } from '../../mocks/testing'
import { applySettings } from '../../src/api/settings/settings'
import { setLanguage } from '../../src/messages/language'
import { open } from '../open'
import { dialog, press, setQuantity } from '../queries'
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

const upi = { id: 'sample@upi', name: 'Sample Temple Trust' }

test('the QR code in the dialog has payee, amount and note of the quantity [DONATE-6]', async () => {
  applySettings({ ...siteSettings, upi })
  await open('/templeCon')
  await setQuantity('Brick', '25')
  await press('Donate for Brick')

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

test('in the dialog of a phone the account comes first, then a button that opens a UPI app [DONATE-6]', async () => {
  applySettings({ ...siteSettings, upi })
  await page.viewport(412, 915)
  await open('/')
  await press('Donate for Square foot')

  const opened = await dialog()
  const copy = opened.getByRole('button', { name: 'Copy all details' })
  expect(copy.getBoundingClientRect().bottom).toBeLessThan(400)
  const link = opened.getByRole('link', { name: 'Give ₹3,001 by UPI' })
  expect(link).toHaveAttribute('href', expect.stringContaining('&am=3001.00&cu=INR&'))
  expect(copy.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(opened.getAllByRole('button', { name: 'Close' })).toHaveLength(1)
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
})

test.each([
  ['without a UPI id, as the settings ship,', {}, 'Brick'],
  ['above ₹1,00,000', { upi }, 'Pillar'],
])('%s the dialog says nothing of UPI [DONATE-6]', async (_, changes, tier) => {
  applySettings({ ...siteSettings, ...changes })
  await open('/templeCon')
  await press(`Donate for ${tier}`)

  expect((await dialog()).queryByText(/UPI/)).toBeNull()
})

test('the amount is copied in digits, without rupee sign and commas [DONATE-4]', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open('/templeCon')
  await setQuantity('Pillar', '3')
  await press('Donate for Pillar')

  await userEvent.click((await dialog()).getByRole('button', { name: 'Copy amount' }))

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
    await setQuantity('Pillar', '3')
    await press('Donate for Pillar')

    await userEvent.click((await dialog()).getByRole('link', { name: 'Tell us of your donation' }))

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
    ['gift=%3Cb%3E', /^$/],
    ['quantity=3', /^$/],
  ])('the query "%s" fills in what it names [DONATE-7]', async (query, message) => {
    await open(`/contactus?${query}`)

    expect(((await field('Message')) as HTMLTextAreaElement).value).toMatch(message)
  })
})
