import { measureOverflow } from '../backend/backend'
import { axeFindings, expect, test } from '../quiet-page'
import { whenSettled } from '../settled'

/** Axe checks the same markup in English at every address, so a few suffice for Hindi. */
const checkedByAxe = ['', 'contactus', 'chitrakoot']
/** One of each kind of screen; types and `hindi.test.ts` check the texts of the others. */
const addresses = [...checkedByAxe, 'coursesregister', 'igallery', 'policies/refund-policy']
const inHindi = (address: string) => `/${address}${address.includes('?') ? '&' : '?'}lang=hi`

test('?lang=hi shows every public screen in Hindi, with one h1 and no horizontal scroll [A11Y-1] [LANG-1]', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 800 })

  for (const address of addresses)
    await test.step(`/${address}`, async () => {
      await page.goto(inHindi(address))

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      await expect(page).toHaveTitle(/[\u0900-\u097f].* - /)
      expect(new URL(page.url()).searchParams.has('lang')).toBe(false)
      await whenSettled(page)
      expect(await measureOverflow(page)).toBe(0)
      if (checkedByAxe.includes(address)) expect(await axeFindings(page)).toEqual([])
      // Forget the language, so that the next address must set it again.
      await page.evaluate(() => localStorage.clear())
    })
})

test('Hindi is downloaded when it is chosen, survives a reload, and can be switched back without one', async ({
  page,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  const hindiScripts = async () =>
    (await Promise.all(scripts)).filter((script) => script.includes('मुखपृष्ठ')).length
  await page.goto('/contactus')
  await page.getByRole('textbox', { name: 'Message' }).fill('We are four people.')
  expect(await hindiScripts()).toBe(0)

  await page.getByRole('button', { name: 'हिन्दी' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('संपर्क करें')
  expect(await hindiScripts()).toBeGreaterThan(0)
  await expect(page.getByRole('textbox', { name: 'संदेश' })).toHaveValue('We are four people.')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('संपर्क करें')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
