// npm run build: replaces the random React keys in Lucide's icons by numbers.
import type { Plugin } from 'vite'

const key = /\bkey: "\w+"/g

/** The keys of an icon's parts must differ only within the icon. Random ones hardly compress: 0.4 kB of Home's scripts. */
export const shortIconKeys: Plugin = {
  name: 'short-icon-keys',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/.*\/icons\// },
    handler(code) {
      let index = 0
      return { code: code.replace(key, () => `key: "${index++}"`), map: null }
    },
  },
}
