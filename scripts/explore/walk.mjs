// npm run explore: one walk through the site in a browser of its own, at random or by given steps.
import { pick, pickWeighted, randomOf } from './random.mjs'
import { chooseStep, doStep } from './steps.mjs'
import { axeFinding, brokenProperty, settledState } from './properties.mjs'

const stepsOfWalk = 40
const axeEvery = 20

const starts = {
  visitor: ['', 'courses', 'coursesregister', 'activities', 'igallery', 'vgallery', 'contactus', 'templeCon', 'chitrakoot', 'prabhupad', 'signin'], // prettier-ignore
  staff: ['admin', 'admin/slider', 'admin/courses', 'admin/notification', 'admin/contactus', 'admin/email', 'admin/registrations', 'admin/igallery', 'admin/vgallery', 'admin/activities', 'admin/changepass'], // prettier-ignore
}

/** Scenarios in which the console stays empty. */
const scenarios = { normal: 8, 'long-text': 2, empty: 1, refused: 2, 'message-array': 1, 'changed-meanwhile': 2, 'partial-delete': 1, many: 1 } // prettier-ignore

/** The address and the window of a walk, by its seed. */
export function startOf(seed) {
  const random = randomOf(seed)
  const role = pick(random, ['visitor', 'staff'])
  const scenario = pickWeighted(random, scenarios)
  const delay = pick(random, [0, 0, 200])
  const parts = [
    ...(scenario === 'normal' ? [] : [`mock.scenario=${scenario}`]),
    ...(delay ? [`mock.delay=${delay}`] : []),
    ...(role === 'staff' ? ['mock.auth=admin'] : []),
    ...(role === 'visitor' && random() < 0.25 ? ['lang=hi'] : []),
  ]
  const path = pick(random, starts[role])
  const viewport = pick(random, [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ])
  return { address: `/${path}${parts.length ? `?${parts.join('&')}` : ''}`, viewport, random }
}

/**
 * Walks from the start of a seed, by `steps` or at random. Resolves to the steps that were done, and the first property
 * that did not hold.
 */
export async function walk(browser, url, seed, steps) {
  const { address, viewport, random } = startOf(seed)
  const context = await browser.newContext({ viewport, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' }) // prettier-ignore
  const page = await context.newPage()
  const lines = []
  const pending = new Set()
  page.on('console', (line) => lines.push(`${line.type()}: ${line.text()}`))
  page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`))
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('request', (request) => pending.add(request))
  for (const event of ['requestfinished', 'requestfailed'])
    page.on(event, (request) => pending.delete(request))
  page.on('framenavigated', (frame) => frame === page.mainFrame() && pending.clear())
  const done = []
  let failure
  try {
    await page.goto(url + address)
    let state = await settledState(page, pending)
    failure = brokenProperty(undefined, state, lines)
    for (let at = 0; !failure && at < (steps?.length ?? stepsOfWalk); at += 1) {
      const step = steps ? steps[at] : await chooseStep(page, random)
      if (!(await doStep(page, step))) continue
      done.push(step)
      const next = await settledState(page, pending)
      failure = brokenProperty(state, next, lines)
      state = next
      // A replay runs axe only at its end, because axe takes longer than the steps.
      const isDue = steps ? at === steps.length - 1 : done.length % axeEvery === 0
      if (!failure && isDue) failure = await axeFinding(page)
    }
  } finally {
    await context.close()
  }
  return { address, viewport, steps: done, failure }
}
