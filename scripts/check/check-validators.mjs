// npm run check:validators: W3C's checker over the pages of dist/ and over screens of the built Storybook, and IBM's
// accessibility engine over the same screens: each screen once, and each state once, wherever it comes first. Their findings fail
// it, except those that `answered` answers.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import process from 'node:process'
import {
  inParallel,
  openBrowser,
  requireStorybook,
  serveStorybook,
  showEntry,
  storybookEntries,
} from '../storybook/storybook.mjs'
import { isInstalled, programs } from './programs.mjs'

/** Findings that stand, by what they say, each with the reason. One that no longer occurs has to go. */
const answered = [
  {
    finding: /^W3C: The “base” element must come before/,
    reason:
      'The boot script finds the right base, so its own address must not depend on one (decision 0005).',
  },
  {
    finding: /^W3C: Attribute “x-placement” not allowed/,
    reason: 'React-Bootstrap writes it on menus and tooltips; browsers ignore it.',
  },
  {
    finding: /^W3C: Potentially bad value “9999-12-31”/,
    reason: 'The last day that a box takes: without it a year of five digits can be typed.',
  },
  {
    finding: /^IBM input_label_exists: .* id="all-/,
    reason: 'Label and field are in a closed part, where the engine sees the field alone.',
  },
  {
    finding: /^IBM aria_content_in_landmark: .* class="skip-link /,
    reason: 'The link past the landmarks comes before all of them.',
  },
  {
    finding: /^IBM element_tabbable_role_valid: The tabbable element's role '(list|region|group)' /,
    reason: 'What scrolls has to be reached by keyboard, and Safari does not focus it by itself.',
  },
  {
    finding: /^IBM aria_complementary_label_visible:/,
    reason:
      'A name for assistive technology is enough (WCAG 4.1.2); the rule advises a visible one.',
  },
  {
    finding: /^IBM target_spacing_sufficient: .* \(behind a dialog\)$/,
    reason:
      'The engine measures from the controls of the dialog; nobody can press what is behind it.',
  },
]

const packages = resolve('validators/node_modules')
const pages = resolve('dist')
const workers = 3
/** Findings by sentence: the number of places, and the first of them. */
const findings = new Map()

function note(text, place) {
  const known = findings.get(text)
  if (known) known.places.add(place)
  else findings.set(text, { places: new Set([place]) })
}

requireStorybook()
if (!existsSync(pages) || !programs.validators.every(isInstalled)) {
  console.error('Before: npm run build, and npm run programs -- validators.')
  process.exit(1)
}

const filters = process.argv.slice(2)
/** Screens and states that an earlier entry has: a further pair of them has the markup of both. */
const seen = new Set()
const isNew = (word) => seen.size < seen.add(word).size
const entries = storybookEntries().filter(
  ({ id, type, title, name }) =>
    type === 'story' &&
    title.startsWith('Screens/') &&
    (filters.length
      ? filters.some((text) => id.includes(text))
      : [isNew(title), isNew(name)].includes(true)),
)
const folder = mkdtempSync(join(tmpdir(), 'screens-'))
const storybook = await serveStorybook()
const browser = await openBrowser()
const opened = await Promise.all(Array.from({ length: workers }, () => browser.openPage(1280)))
console.log(`${entries.length} screens and states`)
await inParallel(entries, workers, async (entry, worker) => {
  const page = opened[worker]
  const { status } = await showEntry(page, storybook.address, entry)
  if (status !== 'success') note('could not be opened: see check:storybook', entry.id)
  if (!(await page.evaluate(() => 'ace' in globalThis)))
    await page.addScriptTag({ path: join(packages, 'accessibility-checker-engine/ace.js') })
  const { failures, html } = await page.evaluate(examine)
  for (const failure of failures) note(`IBM ${failure}`, entry.id)
  writeFileSync(join(folder, `${entry.id}.html`), html)
})
await browser.close()
storybook.close()

/** Runs in the page: what IBM's engine fails, and the screen as a document without Storybook's own elements. */
async function examine() {
  const { document, ace } = globalThis
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
  const isStorybooks = (element) =>
    /^(SCRIPT|STYLE|LINK)$/.test(element.tagName) ||
    /\bsb-/.test(element.className) ||
    element.id.startsWith('storybook-highlights')
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
  const placeOf = (node) => (!dialog || dialog.contains(node) ? '' : ' (behind a dialog)')
  // What it only asks about is not counted: `input_label_visible` asks about every textarea, as it knows no label of one.
  const failures = results
    .filter(({ value, snippet }) => value[1] === 'FAIL' && !/\bsb-/.test(snippet))
    .map(({ ruleId, message, snippet, node }) => `${ruleId}: ${message} ${snippet}${placeOf(node)}`)
  const copy = document.body.cloneNode(true)
  for (const element of [...copy.children]) if (isStorybooks(element)) element.remove()
  const root = copy.querySelector('#storybook-root')
  root?.replaceWith(...root.childNodes)
  const docs = copy.querySelector('#storybook-docs')
  docs?.remove()
  return {
    failures,
    html: `<!doctype html><html lang="${document.documentElement.lang || 'en'}"><head><meta charset="utf-8"><title>Screen</title></head><body>${copy.innerHTML}</body></html>`,
  }
}

const files = [pages, folder].flatMap((from) =>
  readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(from, file)),
)
const { stdout, stderr, status } = spawnSync(
  'java',
  [
    '-jar',
    join(packages, 'vnu-jar/build/dist/vnu.jar'),
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    ...files,
  ],
  { encoding: 'utf8', maxBuffer: 2 ** 30 },
)
if (status !== 0) throw new Error(stderr)
for (const { type, subType, message, url, extract = '' } of JSON.parse(stdout).messages) {
  // Other "info" is about style, such as the slash that Prettier writes into void elements.
  if (type === 'info' && subType !== 'warning') continue
  const file = decodeURIComponent(new URL(url).pathname)
  const place = file.startsWith(folder) ? relative(folder, file) : relative('.', file)
  note(`W3C: ${message} ${extract.replace(/\s+/g, ' ').slice(0, 160)}`, place)
}
rmSync(folder, { recursive: true })

let faults = 0
for (const [text, { places }] of findings) {
  const answer = answered.find(({ finding }) => finding.test(text))
  if (answer) {
    answer.isFound = true
    continue
  }
  faults += 1
  console.error(`  ${text}\n      at ${places.size} places, first ${[...places][0]}`)
}
for (const { finding, isFound } of answered)
  if (!isFound && !filters.length) {
    faults += 1
    console.error(`  no longer found, so its answer goes: ${finding}`)
  }
console.log(`${files.length} documents, ${entries.length} screens: ${faults} findings`)
if (faults) process.exit(1)
