// npm run test:unit, test:stories and test:e2e: finds the Chromium of the tests (CHROMIUM_PATH, /usr/bin/chromium, or
// Playwright's) and installs one if there is none.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

/** The path of an installed Chromium, or undefined. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/** Launch options of every test: no sandbox, because containers run as root, and no requests by the browser itself. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

function run(command, ...args) {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
  } catch {
    // The caller checks the result and reports a failure.
  }
}

/** Installs Chromium: Playwright's download, else Debian's package. */
function installChromium() {
  run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  if (findChromium()) return
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!findChromium()) installChromium()
  const found = findChromium()
  if (!found) {
    console.error(
      'No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to it.',
    )
    process.exit(1)
  }
  console.log(`Chromium: ${found}`)
}
