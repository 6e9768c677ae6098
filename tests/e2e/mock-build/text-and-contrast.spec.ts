import type { Page } from '@playwright/test'
import { addresses } from '../addresses'
import { scrollThrough, sideways } from '../backend/backend'
import { expect, test } from '../quiet-page'
import { whenSettled } from '../settled'

const isAdmin = (address: string) => address.startsWith('admin')

/** Opens every screen in one page, because starting the mock build takes longer than a check. */
async function visitAll(page: Page, check: (address: string) => Promise<void>) {
  test.setTimeout(150_000)
  for (const address of addresses)
    await test.step(`/${address}`, async () => {
      const query = isAdmin(address) ? `${address.includes('?') ? '&' : '?'}mock.auth=admin` : ''
      await page.goto(`/${address}${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await scrollThrough(page)
      await whenSettled(page)
      await check(address)
    })
}

/** The texts of controls whose content is cut off; a text that ends in an ellipsis is cut on purpose. */
const cutControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root a, #root button, #root label, #root h1')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element)
        const clips = overflowX !== 'visible' || overflowY !== 'visible'
        const isCut =
          element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1
        // A visually hidden text is one pixel large.
        const isHidden = position === 'absolute' && element.clientWidth <= 1
        return clips && isCut && textOverflow !== 'ellipsis' && element.clientWidth && !isHidden
      })
      .map((element) => element.innerText.trim())
      .filter(Boolean),
  )

const textSpacing = `
  #root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  #root p { margin-bottom: 2em !important }
`
for (const [name, styles, width] of [
  ['with the text spacing of WCAG 1.4.12', textSpacing, 1280],
  ['with the text spacing of WCAG 1.4.12 at 320 px', textSpacing, 320],
  ['with text at 200 %', 'html { font-size: 200% !important }', 1280],
] as const)
  test(`${name} no screen scrolls sideways and no control is cut off [A11Y-10]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await visitAll(page, async (address) => {
      await page.addStyleTag({ content: styles })
      await expect.soft.poll(() => sideways(page), `sideways on /${address}`).toBe(0)
      expect.soft(await cutControls(page), `cut on /${address}`).toEqual([])
    })
  })

test('with forced colours every control has a border, a text or an icon, and the focus an outline [A11Y-10]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await visitAll(page, async (address) => {
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#root :is(a[href], button, input, select, textarea)')] // prettier-ignore
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) => {
          const name =
            element.getAttribute('aria-label') ?? (element.innerText.trim() || element.id)
          const style = getComputedStyle(element)
          const hasBorder =
            parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth) > 0
          const isNative = element.matches(
            '[type=checkbox], [type=radio], [type=file], [type=range]',
          )
          const isSeen = hasBorder || isNative || !!element.innerText.trim() || !!element.querySelector('svg, img') // prettier-ignore
          element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
          const focused = getComputedStyle(element)
          const isFocusSeen =
            document.activeElement !== element ||
            (focused.outlineStyle !== 'none' && parseFloat(focused.outlineWidth) >= 1)
          return [...(isSeen ? [] : [`not seen: ${name}`]), ...(isFocusSeen ? [] : [`focus not seen: ${name}`])] // prettier-ignore
        }),
    )
    expect.soft(faults, `/${address}`).toEqual([])
  })
})
