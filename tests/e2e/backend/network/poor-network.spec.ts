import { expect, test } from '../backend'
import { commonMessages } from '../../../../src/messages/common'
import { errorMessages } from '../../../../src/messages/errors'
import { outboxMessages } from '../../../../src/messages/site-screens/outbox'

const common = commonMessages()
const errors = errorMessages()
const outboxTexts = outboxMessages()

test('offline the page stays and shows a notice; a message is kept, and sent by a press once online', async ({
  page,
  context,
  backend,
  watch,
}) => {
  // Chromium logs each request without a network, and the app warns about failed reads.
  watch.expectedLines = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /^warning: /]
  const offline = page.getByText(common.offline)
  const button = (name: string) => page.getByRole('button', { name })
  const footer = page.getByRole('contentinfo')
  const heading = page.getByRole('heading', { level: 1 })
  const lists = page.getByRole('heading', { level: 3 })
  await page.goto('./courses')
  const courses = await (await lists.first().waitFor(), lists.allTextContents())
  await footer.getByRole('link', { name: 'Contact Us' }).click()
  await expect(heading).toHaveText('Contact Us')

  await context.setOffline(true)
  await expect(offline).toBeVisible()
  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('Ananya Mishra')
  await form.getByLabel(/^Email/).fill('ananya@example.org')
  await form.getByLabel(/^Subject/).fill('A stay in Kartik')
  await form.getByLabel(/^Message/).fill('May four of us stay for two nights?')
  await button('Send Message').click()
  await expect(form.getByRole('group', { name: outboxTexts.title.contact })).toContainText(
    outboxTexts.notSent,
  )

  await page.goBack()
  await expect(heading).toHaveText('Vedic Courses')
  await expect.poll(() => lists.allTextContents()).toEqual(courses)

  await footer.getByRole('link', { name: 'Activities' }).click()
  await expect(page.getByText(errors.offline.text)).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText('Vedic Courses')

  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await page.getByRole('link', { name: outboxTexts.bar.look }).click()
  await button(outboxTexts.fill).click()
  await expect(form.getByLabel(/^Message/)).toHaveValue('May four of us stay for two nights?')
  expect(await backend.writes()).toEqual([])
  await button('Send Message').click()

  await expect(page.getByText(/^Thank you Ananya Mishra/)).toBeVisible()
  expect(await backend.writes()).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('unsent'))).toBeNull()
})
