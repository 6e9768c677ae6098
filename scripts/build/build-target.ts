import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[]
}

/** The browsers of package.json in Vite's spelling: `Chrome >= 109` is `chrome109`. */
export const buildTarget = browserslist.map((browser) => browser.toLowerCase().replace(' >= ', ''))
