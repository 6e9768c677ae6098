import { readFileSync, readdirSync } from 'node:fs'
import { parseAst } from 'vite'
import { adminMessages } from '../../../src/messages/admin-screens/admin'
import { addresses } from '../addresses'
import { whenSettled } from '../settled'
import { expect, navigateTo, openSignedIn, scrollThrough, test } from './backend'
import { removeYoungFunctions } from './young-functions'

const site = addresses.filter((address) => !/^(?:admin|no\/)/.test(address))
const admin = addresses.filter((address) => address.startsWith('admin'))

test('a visitor finds every screen in a browser without the younger functions [COMPAT-1]', async ({
  page,
  watch,
}) => {
  test.slow()
  await removeYoungFunctions(page)
  for (const path of site)
    await test.step(`/${path}`, async () => {
      await page.goto(`./${path}`)
      await whenSettled(page)
      await scrollThrough(page)
      await whenSettled(page)

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(watch.listFaults()).toEqual([])
    })
  expect(await page.evaluate(() => 'canParse' in URL || 'toSorted' in Array.prototype)).toBe(false)
})

test('a visitor opens a picture, a video and the bank details, and writes, without the younger functions [COMPAT-1]', async ({
  page,
}) => {
  await removeYoungFunctions(page)
  const dialog = page.getByRole('dialog')
  for (const path of ['igallery', 'vgallery']) {
    await page.goto(`./${path}`)
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await expect(dialog).toBeVisible()
  }
  await page.goto('./templeCon')
  await whenSettled(page)
  await page
    .getByRole('button', { name: /^Donate/ })
    .first()
    .click()
  await expect(dialog).toBeVisible()

  await page.goto('./contactus')
  const form = page.getByRole('main')
  await form.getByLabel(/^Name/).fill('Ananya Mishra')
  await form.getByLabel(/^Email/).fill('ananya@example.org')
  await form.getByLabel(/^Subject/).fill('A stay in Kartik')
  await form.getByLabel(/^Message/).fill('May four of us stay for two nights?')
  await form.getByRole('button', { name: 'Send Message' }).click()

  await expect(form.getByLabel(/^Message/)).toHaveValue('')
})

test('staff find every screen in a browser without the younger functions [COMPAT-1]', async ({
  page,
  watch,
}) => {
  test.slow()
  await removeYoungFunctions(page)
  await openSignedIn(page, './admin')
  await whenSettled(page)
  for (const path of admin.slice(1))
    await test.step(`/${path}`, async () => {
      await navigateTo(page, path)
      await whenSettled(page)

      await expect(page.getByText(adminMessages.loading)).toHaveCount(0)
      expect(watch.listFaults()).toEqual([])
    })
})

test('staff edit, search, read and import without the younger functions [COMPAT-1]', async ({
  page,
  backend,
}) => {
  await removeYoungFunctions(page)
  await openSignedIn(page, './admin/notification')
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('button', { name: /^Edit:/ })
    .first()
    .click()
  await dialog.getByRole('textbox').first().fill('The kitchen opens at eight.')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await backend.writes()).toHaveLength(1)

  await page.getByRole('searchbox').fill('kitchen')
  await expect(page).toHaveURL(/search=kitchen/)
  await whenSettled(page)
  await page
    .getByRole('button', { name: /^Import/ })
    .first()
    .click()
  await expect(dialog).toBeVisible()

  await page.goto('./admin/contactus')
  await page.getByRole('rowheader').first().getByRole('button').click()
  await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
})

const assets = readdirSync('dist/assets').map((name) => ({
  name,
  text: () => readFileSync(`dist/assets/${name}`, 'utf8'),
}))

/** Look-behind, modifiers and the flag `v`: Safari 16 cannot read a file that has one of them. */
const isYoung = (pattern: string, flags: string) =>
  /\(\?<[=!]|\(\?[ims-]+:/.test(pattern) || flags.includes('v')

test('no file of the bundle has a regular expression that Safari 16 cannot read [COMPAT-1]', () => {
  const found = assets
    .filter(({ name }) => name.endsWith('.js'))
    .flatMap(({ name, text }) => {
      const young: string[] = []
      JSON.stringify(parseAst(text()), (key, value: unknown) => {
        const { pattern = '', flags = '' } = (key === 'regex' ? value : {}) as Record<
          string,
          string
        >
        if (isYoung(pattern, flags)) young.push(`${name}: ${pattern}`)
        if (key === 'value' && typeof value === 'string' && /\(\?<[=!]/.test(value))
          young.push(`${name}: ${value}`)
        return typeof value === 'bigint' ? String(value) : value
      })
      return young
    })

  expect(found).toEqual([])
})

test('a style that Firefox 115 does not know takes no other style with it [COMPAT-1]', async ({
  page,
}) => {
  const sheets = assets.filter(({ name }) => name.endsWith('.css')).map(({ text }) => text())

  // `:is()` is forgiving: inside it an unknown selector is ignored. Elsewhere it drops the whole rule.
  const mixed = await page.evaluate((texts) => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule.selectorText]
          : 'cssRules' in rule
            ? selectors(rule.cssRules as CSSRuleList)
            : [],
      )
    const withoutForgiven = (selector: string): string => {
      const next = selector.replace(/:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
      return next === selector ? selector : withoutForgiven(next)
    }
    const partsOf = (selector: string) =>
      selector.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '()').split(',')
    return texts.flatMap((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return selectors(sheet.cssRules).filter(
        (selector) => withoutForgiven(selector).includes(':has(') && partsOf(selector).length > 1,
      )
    })
  }, sheets)

  expect(mixed).toEqual([])
})

const english = /^This browser is too old for this site/
const hindi = /^यह ब्राउज़र इस साइट के लिए बहुत पुराना है/

test('a browser that is too old says so in English and Hindi on every kind of page [COMPAT-2]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports: (name: string, value?: string) => boolean = CSS.supports.bind(CSS)
    CSS.supports = (name: string, value?: string) =>
      name !== 'container-type' && supports(name, value)
  })
  for (const path of ['', 'courses', 'chitrakoot', 'signin', 'no/such/page', 'admin/slider']) {
    await page.goto(`./${path}`)

    await expect(page.getByText(english)).toBeInViewport()
    await expect(page.getByText(hindi)).toBeInViewport()
  }
})

test('a browser without modules says that it is too old [COMPAT-2]', async ({ page }) => {
  // Such a browser ignores module scripts, and runs the one that others ignore.
  await page.route('./contactus', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<script type="module"[^>]*><\/script>/g, '')
      .replace('<script nomodule', '<script')
    await route.fulfill({ response, body })
  })
  await page.goto('./contactus')

  await expect(page.getByText(english)).toBeInViewport()
  await expect(page.getByText(hindi)).toBeInViewport()
})

test('a supported browser does not even request the notice of old ones [COMPAT-2]', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('./contactus')
  await whenSettled(page)

  await expect(page.getByText(english)).toHaveCount(0)
  expect(requested.filter((url) => url.includes('old-browser'))).toEqual([])
})
