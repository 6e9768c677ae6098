// npm run build: removes the eval of old packages.
import type { Plugin } from 'vite'

const globalByEval = /\bFunction\((['"])return this\1\)\(\)/g

/**
 * Old packages find the global object with `Function('return this')()`. Supported browsers have `globalThis`, and the bundle
 * must not contain eval [SEC-1].
 */
export const withoutEval: Plugin = {
  name: 'without-eval',
  apply: 'build',
  transform: {
    filter: { code: globalByEval },
    handler: (code) => ({ code: code.replace(globalByEval, 'globalThis'), map: null }),
  },
}
