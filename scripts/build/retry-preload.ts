// npm run build: a style sheet that failed to load can be requested again.
import type { Plugin } from 'vite'

const afterFailure = /seen\[href\] = void 0;(\s*throw err;)/

/**
 * Vite's preload helper treats a failed style sheet as loaded, so the next import succeeds without its styles. This plugin
 * removes the entry, so that the next import requests the file again (src/app/retry-failed-styles.ts).
 */
export const retryPreload: Plugin = {
  name: 'retry-preload',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler(code) {
      if (!afterFailure.test(code))
        this.error(
          'Vite has changed its preload helper: check whether it now retries failed styles.',
        )
      return { code: code.replace(afterFailure, 'delete seen[href];$1'), map: null }
    },
  },
}
