// Finds the Chromium that the tests run in: CHROMIUM_PATH, Debian's, Playwright's own; `node scripts/check/chromium.mjs`
// also gets one where none is there.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

/** The path of a Chromium, or undefined. */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  return places.find((place) => place && existsSync(place))
}

/** How every test starts its browser: no sandbox (containers run as root), and no call home. */
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
    // The next way is tried; the end says what to do when none worked.
  }
}

/** Gets a Chromium: Playwright's download, else Debian's package. */
function getChromium() {
  run('npx', 'playwright', 'install', '--with-deps', 'chromium')
  if (findChromium()) return
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!findChromium()) getChromium()
  const found = findChromium()
  if (!found) {
    console.error(
      'No Chromium was found and none could be installed: install one and set CHROMIUM_PATH to it.',
    )
    process.exit(1)
  }
  console.log(`Chromium: ${found}`)
}
