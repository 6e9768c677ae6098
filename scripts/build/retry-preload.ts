import type { Plugin } from 'vite'

const afterFailure = /seen\[href\] = void 0;(\s*throw err;)/

/**
 * Vite's preload helper counts a stylesheet that failed as loaded, so that the next import succeeds without its styles.
 * Deletes the failed one from the helper's list instead: the next import requests it again (src/app/stale-chunk.ts).
 */
export const retryPreload: Plugin = {
  name: 'retry-preload',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler(code) {
      if (!afterFailure.test(code))
        this.error('Vite has changed its preload helper: see whether it retries failed styles now.')
      return { code: code.replace(afterFailure, 'delete seen[href];$1'), map: null }
    },
  },
}
