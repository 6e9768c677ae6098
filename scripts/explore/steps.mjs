// npm run explore: what a person can do next, and doing it. A step is data, so that a failure can be replayed.
/* global document, getComputedStyle, location */
import { pick, pickWeighted } from './random.mjs'

const texts = [
  'Ananya',
  'गीता',
  'a@example.org',
  '12',
  'x'.repeat(60),
  '  ',
  "O'Neil <b>",
  'https://example.org/a',
]
const keys = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'ArrowDown', 'j', 'k', '?', '/']

/** The controls of the topmost layer, each as `kind|name|number among equals`. Runs in the page. */
function listControls() {
  const dialogs = [
    ...document.querySelectorAll('[role=dialog][aria-modal=true], dialog[open], .modal.show'),
  ]
  const root = dialogs.at(-1) ?? document.getElementById('root')
  const counts = new Map()
  const found = []
  for (const element of root.querySelectorAll('a[href], button, input, select, textarea')) {
    const { pointerEvents } = getComputedStyle(element)
    const isUsable =
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.disabled &&
      !element.readOnly &&
      !element.closest('[inert]') &&
      pointerEvents !== 'none'
    const leads = element.tagName === 'A' ? new URL(element.href) : undefined
    const leaves = leads && (leads.origin !== location.origin || element.target === '_blank' || element.hasAttribute('download')) // prettier-ignore
    if (!isUsable || leaves || element.type === 'file') continue
    const kind = element.tagName === 'INPUT' ? element.type : element.tagName.toLowerCase()
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '' // prettier-ignore
    const key = `${kind}|${label.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`
    const number = counts.get(key) ?? 0
    counts.set(key, number + 1)
    found.push({ key: `${key}|${number}`, kind, element })
  }
  return found
}

const listing = `(${String(listControls)})()`

/** Chooses the next step. */
export async function chooseStep(page, random) {
  const action = pickWeighted(random, { use: 80, key: 12, back: 5, forward: 2, reload: 1 })
  if (action === 'key') return { action, key: pick(random, keys) }
  if (action !== 'use') return { action }
  const controls = await page.evaluate(`${listing}.map(({ key, kind }) => ({ key, kind }))`)
  if (!controls.length) return { action: 'back' }
  const { key, kind } = pick(random, controls)
  const isText = /^(?:text|email|search|password|tel|url|number|textarea)$/.test(kind)
  return { action: kind === 'select' ? 'select' : isText ? 'type' : 'press', key, text: isText ? pick(random, texts) : undefined, option: Math.floor(random() * 6) } // prettier-ignore
}

/** Does a step. Resolves to false where its control is not there, or is covered. */
export async function doStep(page, step) {
  const history = { back: () => page.goBack(), forward: () => page.goForward(), reload: () => page.reload() } // prettier-ignore
  if (step.action in history) {
    // Going back from the first page of a walk would lead to the browser's empty page.
    if (step.action === 'back' && !(await page.evaluate('navigation.canGoBack'))) return false
    await history[step.action]().catch(() => undefined)
    return true
  }
  if (step.action === 'key') {
    await page.keyboard.press(step.key.replace('?', 'Shift+?'))
    return true
  }
  const handle = await page.evaluateHandle(
    `${listing}.find(({ key }) => key === ${JSON.stringify(step.key)})?.element`,
  )
  const element = handle.asElement()
  if (!element) return false
  try {
    if (step.action === 'type') await element.fill(step.text, { timeout: 1500 })
    else if (step.action === 'select') await choose(element, step.option)
    else await element.click({ timeout: 1500 })
    return true
  } catch {
    // Covered by the sticky header or removed meanwhile: a person would not reach it either.
    return false
  }
}

async function choose(element, option) {
  const values = await element.evaluate((select) =>
    [...select.options].filter(({ disabled }) => !disabled).map(({ value }) => value),
  )
  if (values.length) await element.selectOption(values[option % values.length], { timeout: 1500 })
}

/** A step as a line for a person. */
export const describeStep = ({ action, key = '', text }) =>
  [action, ...key.split('|').filter((part) => part !== '0'), ...(text === undefined ? [] : [`"${text}"`])].join(' ') // prettier-ignore
