// npm run test:unit, test:stories and test:e2e: finds the Chromium of the tests (CHROMIUM_PATH, /usr/bin/chromium, or
// Playwright's), installs one if there is none, and starts it once.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

/** The path of an installed Chromium, or undefined. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/** Arguments of every Chromium: no sandbox, because containers run as root, and no requests by the browser itself. */
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launch options of the whole browser, for benchmarks and other scripts; installs Chromium where there is none. */
export function wholeBrowserOptions(...args) {
  if (!findChromium()) installChromium()
  return { executablePath: findChromium(), args: [...browserArgs, ...args] }
}

/** Whether Playwright has downloaded its headless shell, which it starts when it is given no path. */
const hasPlaywrightShell = () => {
  const folder = dirname(dirname(chromium.executablePath()))
  return existsSync(folder.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1'))
}

/** The headless shell of Debian or of Playwright where there is one, else the whole browser. */
function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const debians = '/usr/bin/chromium-headless-shell'
  if (existsSync(debians)) return debians
  const found = findChromium()
  return found === chromium.executablePath() && hasPlaywrightShell() ? undefined : found
}

/** Launch options of all tests: the headless shell takes half the CPU of the whole browser for each page. */
export const shellLaunchOptions = {
  executablePath: findHeadlessShell(),
  args: [
    ...browserArgs,
    // The shell does not estimate the network: load lazy pictures as near as the whole browser does on a fast one.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  ],
}

function run(command, ...args) {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch {
    // The caller checks the result and reports a failure.
  }
}

/** Installs Chromium: Playwright's download, as root with Debian's libraries for it, else Debian's packages. */
function installChromium() {
  const isRoot = process.getuid?.() === 0
  const playwright = createRequire(import.meta.url).resolve('playwright/package.json')
  const install = [join(dirname(playwright), 'cli.js'), 'install', 'chromium']
  run(process.execPath, ...install, ...(isRoot ? ['--with-deps'] : []))
  if (findChromium() || !isRoot) return
  run('apt-get', 'update', '-qq')
  for (const name of ['chromium', 'chromium-headless-shell'])
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
}

const remedy = `An administrator installs one with
  apt-get install chromium chromium-headless-shell   (Debian), or
  npx playwright install --with-deps chromium        (Debian and Ubuntu)
Or set CHROMIUM_PATH to one that is installed elsewhere.`

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!findChromium()) installChromium()
  const found = findChromium()
  if (!found) fail('No Chromium was found, and none could be downloaded.')
  try {
    const browser = await chromium.launch({
      ...shellLaunchOptions,
      executablePath: findHeadlessShell(),
    })
    console.log(`Chromium ${browser.version()}: ${findHeadlessShell() ?? found}`)
    await browser.close()
  } catch (error) {
    // The other lines are the arguments and the log of Playwright.
    const lines = error.message.split('\n').filter((line) => !/--|\[pid=|^Call log/.test(line))
    fail(`${lines.join('\n').trim()}\n${found} does not start.`)
  }
}

function fail(message) {
  console.error(`${message} ${remedy}`)
  process.exit(1)
}
