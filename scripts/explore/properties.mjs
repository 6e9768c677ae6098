// npm run explore: what must hold after every step.
/* global document, requestAnimationFrame, location, innerHeight */
import AxeBuilder from '@axe-core/playwright'

const settleLimit = 12_000

/** What the page shows. Runs in the page. */
function readState() {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
  // Sections of Home below the window load when they come near.
  const isInWindow = (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return isShown(element) && top < innerHeight && bottom > 0
  }
  const count = (selector) => [...document.querySelectorAll(selector)].filter(isShown).length
  const active = document.activeElement
  return {
    path: location.pathname + location.search,
    busy: [...document.querySelectorAll('#root :is(.spinner-border, .placeholder, [aria-busy=true])')].filter(isInWindow).length, // prettier-ignore
    alerts: [...document.querySelectorAll(':is([role=alert], [role=status]) .alert')]
      .filter(isShown)
      .map((each) => each.textContent.trim().slice(0, 80)),
    headings: count('h1'),
    dialogs: count('[role=dialog], dialog[open]'),
    hasFocus: active !== null && active !== document.body,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    /** Identifies the document, because losing the focus is correct when the page is loaded again. */
    load: document.documentElement.dataset.load ?? (document.documentElement.dataset.load = String(Math.random())), // prettier-ignore
  }
}

/** The state once no call is pending and nothing is loading; after the time limit the last one. */
export async function settledState(page, pending) {
  const end = Date.now() + settleLimit
  let quiet = 0
  let state
  do {
    try {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      state = await page.evaluate(readState)
      // Before the app runs, a page without prerendered HTML is idle and has no heading.
      quiet = state.busy || pending.size || !state.headings ? 0 : quiet + 1
    } catch {
      // The page is navigating, so the next document is read.
      quiet = 0
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  } while (quiet < 6 && Date.now() < end)
  return { ...state, isSettled: quiet >= 6 }
}

/** The first property that does not hold between two states; undefined when all hold. */
export function brokenProperty(before, after, lines) {
  if (lines.length) return { property: 'the console stays empty', detail: lines[0] }
  if (!after.isSettled) return { property: 'loading ends', detail: `at ${after.path}` }
  if (after.alerts.length > 1)
    return { property: 'one alert at a time', detail: after.alerts.join(' / ') }
  if (after.headings !== 1)
    return { property: 'one heading of level 1', detail: `${after.headings} at ${after.path}` }
  if (after.sideways > 0)
    return { property: 'nothing scrolls sideways', detail: `${after.sideways} px at ${after.path}` }
  if (before?.hasFocus && !after.hasFocus && before.load === after.load)
    return {
      property: before.dialogs > after.dialogs ? 'a dialog gives the focus back' : 'the focus is never lost', // prettier-ignore
      detail: `at ${after.path}`,
    }
  return undefined
}

/** The first finding of axe on the page, the mock panel left out. */
export async function axeFinding(page) {
  const { violations } = await new AxeBuilder({ page })
    .exclude('#mock-panel')
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const [first] = violations
  return first && { property: 'axe finds nothing', detail: `${first.id}: ${first.nodes[0].target}` }
}
