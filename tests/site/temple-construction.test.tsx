import { screen, waitFor, within } from '@testing-library/react'
import { withText } from '../queries'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { requests } from '../../mocks/testing'
import { applySettings } from '../../src/api/settings/settings'
import { siteSettings } from '../shared-page'
import { open } from '../open'

const quantity = (name: string) => screen.findByRole('textbox', { name: `Quantity: ${name}` })
const total = (name: string) => screen.getByRole('status', { name: `Total: ${name}` })
const donate = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Donate for ${name}` }))
const bank = () => within(screen.getByRole('main'))

test.each([
  ['Square foot', '₹3,001', '₹75,025'],
  ['Pillar', '₹1,00,001', '₹25,00,025'],
  ['Brick', '₹1,101', '₹27,525'],
])('one %s is %s, 25 of them %s [DONATE-1] [DONATE-2] [DONATE-3]', async (name, one, many) => {
  await open('/templeCon')
  const box = await quantity(name)
  expect(box).toHaveValue('1')
  expect(total(name)).toHaveTextContent(one)

  await userEvent.fill(box, '25')

  expect(total(name)).toHaveTextContent(many)
})

test('the buttons change the quantity by one, and never below one', async () => {
  await open('/templeCon')
  await quantity('Brick')

  await userEvent.click(screen.getByRole('button', { name: 'One Brick more' }))
  expect(total('Brick')).toHaveTextContent('₹2,202')

  const fewer = screen.getByRole('button', { name: 'One Brick less' })
  await userEvent.click(fewer)
  await userEvent.click(fewer, { force: true })
  expect(total('Brick')).toHaveTextContent('₹1,101')
})

test.each([
  ['', '1', '₹1,101'],
  ['0', '1', '₹1,101'],
  ['-7', '1', '₹1,101'],
  ['2.9', '2', '₹2,202'],
  ['1e5', '1', '₹1,101'],
  ['many', '1', '₹1,101'],
  ['१२', '12', '₹13,212'],
  ['1,000', '1000', '₹11,01,000'],
  ['99999999999999', '99999', '₹11,00,98,899'],
])('typed or pasted "%s" counts as %s [DONATE-3]', async (typed, counted, amount) => {
  await open('/templeCon')
  const box = await quantity('Brick')

  await userEvent.fill(box, typed)
  expect(total('Brick')).toHaveTextContent(amount)

  await userEvent.keyboard('{Tab}')
  expect(box).toHaveValue(counted)
})

test('prices come from the settings [DONATE-2]', async () => {
  applySettings({ ...siteSettings, prices: { ...siteSettings.prices, brick: 1500 } })

  await open('/templeCon')
  await quantity('Brick')

  expect(total('Brick')).toHaveTextContent('₹1,500')
})

describe('Donate', () => {
  async function giveThreePillars() {
    await open('/templeCon')
    await userEvent.fill(await quantity('Pillar'), '3')
    await donate('Pillar')
    return within(await screen.findByRole('dialog', { name: 'Your gift: Pillar' }))
  }

  test('shows the bank details with amount and transfer note, marked as samples [DONATE-4]', async () => {
    const dialog = await giveThreePillars()

    expect(dialog.getByText('Sample Temple Trust')).toBeVisible()
    expect(dialog.getByText('EXMP0000000')).toBeVisible()
    expect(dialog.getByText('Sample values')).toBeVisible()
    expect(dialog.getByText('Pillar × 3, ₹3,00,003')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Copy Amount' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Copy Transfer note' })).toBeVisible()
  })

  test('shows amount and tier before the bank details [DONATE-5]', async () => {
    const dialog = await giveThreePillars()

    expect(dialog.getByText(withText('Pillar × 3: ₹3,00,003'))).toBeVisible()
    expect(dialog.getAllByRole('term').map((label) => label.textContent)).toEqual([
      'Amount',
      'Transfer note',
      'Account name',
      'Bank',
      'Branch',
      'Savings account number',
      'IFSC code',
      'UPI ID',
    ])
  })

  test('sends no request [DONATE-4]', async () => {
    await giveThreePillars()

    expect(requests).toEqual([])
  })

  test('returns the focus, and the page keeps the note', async () => {
    await giveThreePillars()

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Donate for Pillar' })).toHaveFocus()
    expect(bank().getByText('Pillar × 3, ₹3,00,003')).toBeVisible()
  })

  test('shows whom to ask when the settings have no bank details', async () => {
    applySettings({ ...siteSettings, bank: {} })

    const dialog = await giveThreePillars()

    expect(dialog.getByText(/For the bank details, please call/)).toBeVisible()
    expect(dialog.queryByText('Bank transfer')).toBeNull()
  })
})

test('phone and e-mail are offered for accommodation [DONATE-1]', async () => {
  await open('/templeCon')
  await quantity('Brick')

  const rooms = screen.getByText('Rooms for pilgrims.').closest('p')!
  expect(within(rooms).getByRole('link', { name: '+91 00000 00000' })).toBeVisible()
  expect(within(rooms).getByRole('link', { name: 'info@example.org' })).toBeVisible()
})
