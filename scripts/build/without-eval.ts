import type { Plugin } from 'vite'

const asked = /\bFunction\((['"])return this\1\)\(\)/g

/**
 * Old packages look for the global object by evaluating code where nothing else is found. No browser of ours
 * comes to that, and the bundle holds no source of `eval` [SEC-1].
 */
export const withoutEval: Plugin = {
  name: 'without-eval',
  apply: 'build',
  transform: {
    filter: { code: asked },
    handler: (code) => ({ code: code.replace(asked, 'globalThis'), map: null }),
  },
}
