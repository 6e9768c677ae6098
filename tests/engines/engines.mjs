// The browser engines of `npm run test:more -- --only engines`, with Debian's packages and a command that fails where one is missing.

const findWebkit = `
import gi, shutil, sys
gi.require_version('WebKit2', '4.1')
sys.exit(not (shutil.which('WebKitWebDriver') and shutil.which('Xvfb')))
`

/** The names are the projects of playwright.config.ts. */
export const engines = [
  { name: 'Firefox', packages: ['firefox-esr'], version: ['firefox-esr', '--version'] },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    version: ['/usr/bin/python3', '-c', findWebkit],
  },
]
