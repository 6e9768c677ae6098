import { screen, within } from '@testing-library/react'
import { press, setQuantity, textbox, withText } from '../queries'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applySettings } from '../../src/api/settings/settings'
import { siteSettings } from '../shared-page'
import { open } from '../open'

const total = (tier: string) => screen.getByRole('status', { name: `Total: ${tier}` })
const donate = (tier: string) => press(`Donate for ${tier}`)

test.each([
  ['Square foot', '₹3,001', '₹75,025'],
  ['Pillar', '₹1,00,001', '₹25,00,025'],
  ['Brick', '₹1,101', '₹27,525'],
])('one %s is %s, 25 of them %s [DONATE-1] [DONATE-2] [DONATE-3]', async (name, one, many) => {
  await open('/templeCon')
  expect(await textbox(`Quantity: ${name}`)).toHaveValue('1')
  expect(screen.getByText(`${one} each`)).toBeVisible()
  expect(total(name)).toHaveTextContent(`Total ${one}`)

  await setQuantity(name, '25')

  expect(total(name)).toHaveTextContent(`Total ${many}`)
})

test('the buttons change the quantity by one, and never below one', async () => {
  await open('/templeCon')

  await press('One Brick more')
  expect(total('Brick')).toHaveTextContent('₹2,202')

  const fewer = screen.getByRole('button', { name: 'One Brick less' })
  await userEvent.click(fewer)
  await userEvent.keyboard('{Enter}')
  expect(total('Brick')).toHaveTextContent('₹1,101')
})

// Every reading of a text is in src/ui/form/rules.test.ts.
test.each([
  ['many', '1', '₹1,101'],
  ['१२', '12', '₹13,212'],
])('typed or pasted "%s" counts as %s [DONATE-3]', async (typed, counted, amount) => {
  await open('/templeCon')

  await setQuantity('Brick', typed)
  expect(total('Brick')).toHaveTextContent(amount)

  await userEvent.keyboard('{Tab}')
  expect(await textbox('Quantity: Brick')).toHaveValue(counted)
})

test('a quantity above the highest says so [DONATE-3]', async () => {
  await open('/templeCon')

  await setQuantity('Brick', '1,50,000')

  const box = await textbox('Quantity: Brick')
  expect(box).toHaveAccessibleDescription('At most 99,999. For more, please write to us.')
  expect(total('Brick')).toHaveTextContent('₹11,00,98,899')

  await setQuantity('Brick', '3')
  expect(box).toHaveAccessibleDescription('')
})

test('prices come from the settings, with their paise [DONATE-2]', async () => {
  applySettings({ ...siteSettings, prices: { ...siteSettings.prices, brick: 1101.5 } })

  await open('/templeCon')
  expect(await screen.findByText('₹1,101.50 each')).toBeVisible()

  await setQuantity('Brick', '2')
  expect(total('Brick')).toHaveTextContent('₹2,203')
})

test('the quantities outlive another page and Back [DONATE-8]', async () => {
  const { go } = await open('/templeCon')
  await setQuantity('Pillar', '4')

  await go('/courses')
  await go(-1)

  expect(await textbox('Quantity: Pillar')).toHaveValue('4')
  expect(await screen.findByRole('img', { name: /in colour: 4 pillars/ })).toBeVisible()
})

test('on a phone the tiers come before the long text, each with Donate in sight [DONATE-8]', async () => {
  await page.viewport(412, 915)
  await open('/templeCon')

  const [first] = await screen.findAllByRole('button', { name: /^Donate for/ })
  expect(first!.getBoundingClientRect().bottom + scrollY).toBeLessThan(1250)
  const text = screen.getByText(/^The temple in Chitrakoot is built from gifts/)
  const last = screen.getByRole('button', { name: 'Donate for Brick' })
  expect(last.getBoundingClientRect().bottom).toBeLessThan(text.getBoundingClientRect().top)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(5000)
})

test('the drawing says and colours what is given, and never how far the building is [DONATE-9]', async () => {
  await open('/templeCon')
  const picture = (gift: string) =>
    screen.findByRole('img', {
      name: `The temple drawn in lines; your gift is in colour: ${gift}`,
    })
  expect(await picture('1 square foot of the new floor')).toBeVisible()

  await setQuantity('Brick', '25')
  expect(await picture('25 bricks in the wall')).toBeVisible()
  expect(screen.getByText('In colour is your gift, not how far the building is.')).toBeVisible()
  expect(screen.getByText(/^For one brick in the wall/)).toBeVisible()

  await setQuantity('Pillar', '9')
  expect(
    await screen.findByText(/as far as the drawing has room: 8 pillars of the hall/),
  ).toBeVisible()
})

describe('Donate', () => {
  async function giveThreePillars() {
    await open('/templeCon')
    await setQuantity('Pillar', '3')
    await donate('Pillar')
    return within(await screen.findByRole('dialog', { name: 'Your gift: Pillar' }))
  }

  test('shows the bank details with amount and transfer note, marked as samples [DONATE-4]', async () => {
    const dialog = await giveThreePillars()

    expect(dialog.getByText('Sample Temple Trust')).toBeVisible()
    expect(dialog.getByText('EXMP0000000')).toBeVisible()
    expect(dialog.getByText('Sample values')).toBeVisible()
    expect(dialog.getByText('Temple construction Pillar x 3, Rs 300003')).toBeVisible()
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
    ])
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
