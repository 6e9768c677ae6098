import { screen, waitFor, within } from '@testing-library/react'
import { choose } from '../choose-gift'
import { press, textbox, withText } from '../queries'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { requests } from '../../mocks/testing'
import { applySettings } from '../../src/api/settings/settings'
import { siteSettings } from '../shared-page'
import { open } from '../open'

const sum = () => screen.getByRole('status', { name: 'Your gift' })
const tier = (name: string) => screen.getByRole('radio', { name })

test.each([
  ['Square foot', '₹3,001', '₹75,025'],
  ['Pillar', '₹1,00,001', '₹25,00,025'],
  ['Brick', '₹1,101', '₹27,525'],
])('one %s is %s, 25 of them %s [DONATE-1] [DONATE-2] [DONATE-3]', async (name, one, many) => {
  await open('/templeCon')
  await choose(name)
  expect(await textbox(`Quantity: ${name}`)).toHaveValue('1')
  expect(tier(name)).toHaveAccessibleDescription(`${one} each`)
  expect(sum()).toHaveTextContent(one)

  await choose(name, '25')

  expect(tier(name)).toHaveAccessibleDescription(`${one} 25 for ${many}`)
  expect(sum()).toHaveTextContent(many)
})

test('the buttons change the quantity by one, and never below one', async () => {
  await open('/templeCon')
  await choose('Brick')

  await press('One Brick more')
  expect(sum()).toHaveTextContent(/2 bricks in the wall\s*₹2,202/)

  const fewer = screen.getByRole('button', { name: 'One Brick less' })
  await userEvent.click(fewer)
  await userEvent.keyboard('{Enter}')
  expect(sum()).toHaveTextContent(/1 brick in the wall\s*₹1,101/)
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

  await choose('Brick', typed)
  expect(sum()).toHaveTextContent(amount)

  await userEvent.keyboard('{Tab}')
  expect(await textbox('Quantity: Brick')).toHaveValue(counted)
})

test('prices come from the settings [DONATE-2]', async () => {
  applySettings({ ...siteSettings, prices: { ...siteSettings.prices, brick: 1500 } })

  await open('/templeCon')
  await choose('Brick')

  expect(sum()).toHaveTextContent('₹1,500')
})

test('the arrow keys choose a tier, Tab leads to its quantity, and each tier keeps its own [DONATE-8]', async () => {
  await open('/templeCon')
  await choose('Square foot', '4')
  tier('Square foot').focus()

  await userEvent.keyboard('{ArrowDown}')
  expect(tier('Pillar')).toBeChecked()
  expect(sum()).toHaveTextContent('₹1,00,001')
  await userEvent.keyboard('{Tab}{Tab}')
  expect(await textbox('Quantity: Pillar')).toHaveFocus()

  await choose('Square foot')
  expect(await textbox('Quantity: Square foot')).toHaveValue('4')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
})

test('the sum is announced once, in one region [DONATE-8]', async () => {
  await open('/templeCon')
  await choose('Brick', '7')

  const announced = screen
    .getAllByRole('status')
    .filter(({ textContent }) => /₹7,707/.test(textContent))

  expect(announced).toEqual([sum()])
})

test('the drawing says and colours what is given, and never how far the building is [DONATE-9]', async () => {
  await open('/templeCon')
  const picture = (gift: string) =>
    screen.findByRole('img', {
      name: `The temple drawn in lines; your gift is in colour: ${gift}`,
    })
  expect(await picture('1 square foot of the new floor')).toBeVisible()

  await choose('Brick', '25')
  expect(await picture('25 bricks in the wall')).toBeVisible()
  expect(screen.getByText('In colour is your gift, not how far the building is.')).toBeVisible()
  expect(screen.getByText(/^For one brick in the wall/)).toBeVisible()

  await choose('Pillar', '9')
  expect(screen.getByText(/as far as the drawing has room: 8 pillars of the hall/)).toBeVisible()
})

describe('Donate', () => {
  async function giveThreePillars() {
    await open('/templeCon')
    await choose('Pillar', '3')
    await press('Donate for Pillar: Bank transfer')
    return within(await screen.findByRole('dialog', { name: 'Your gift: Pillar' }))
  }

  test('shows the bank details with amount and transfer note, marked as samples [DONATE-4]', async () => {
    const dialog = await giveThreePillars()

    expect(dialog.getByText('Sample Temple Trust')).toBeVisible()
    expect(dialog.getByText('EXMP0000000')).toBeVisible()
    expect(dialog.getByText('Sample values')).toBeVisible()
    expect(dialog.getByText('Pillar × 3, ₹3,00,003')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Copy amount' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Copy transfer note' })).toBeVisible()
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

  test('returns the focus to the button that opened it', async () => {
    await giveThreePillars()

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Donate for Pillar: Bank transfer' })).toHaveFocus()
  })

  test('shows whom to ask when the settings have no bank details', async () => {
    applySettings({ ...siteSettings, bank: {} })

    const dialog = await giveThreePillars()

    expect(dialog.getByText(/For the bank details, please call/)).toBeVisible()
    expect(dialog.queryByText('By bank transfer')).toBeNull()
  })
})

test('phone and e-mail are offered for accommodation [DONATE-1]', async () => {
  await open('/templeCon')

  const rooms = (await screen.findByText('Rooms for pilgrims.')).closest('p')!
  expect(within(rooms).getByRole('link', { name: '+91 00000 00000' })).toBeVisible()
  expect(within(rooms).getByRole('link', { name: 'info@example.org' })).toBeVisible()
})

test('a stage of the construction is marked only where the settings name it [DONATE-10]', async () => {
  applySettings({ ...siteSettings, constructionStage: '3' })
  const { go } = await open('/templeCon')
  const stage = async (name: string) => (await screen.findByText(name)).closest('li')!
  expect(await stage('Plinth')).toHaveAttribute('aria-current', 'step')
  expect(screen.getAllByText('The work is here')).toHaveLength(1)

  await go('/')
  applySettings(siteSettings)
  await go('/templeCon')

  expect(await stage('Plinth')).not.toHaveAttribute('aria-current')
  expect(screen.getByText(/^How a temple rises/)).toBeVisible()
})
