import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import type { AcceptedPlugin } from 'postcss'

const purge = purgeCSSPlugin({
  // Whatever may name a class; the texts of components included, because a word too many costs a rule and no more.
  content: [
    'index.html',
    '{src,.storybook,mocks,scripts/build}/**/*.{ts,tsx,md}',
    'node_modules/react-bootstrap/esm/*.js',
  ],
  // A class as it stands in a source: `mt-n2`, `w-md-50`, `g-2.5`.
  defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
}) as { OnceExit: (root: unknown, helpers: unknown) => Promise<void> }

/**
 * PostCSS: drops the utility classes that no source names from their own sheet, and touches no other. Bootstrap has some 1,500,
 * and a visitor waits for the sheet. A class is written whole in a source: `mt-${size}` would be dropped.
 */
export const usedUtilities: AcceptedPlugin = {
  postcssPlugin: 'used-utilities',
  OnceExit: (root, helpers) =>
    root.source?.input.file?.endsWith('/utilities.scss')
      ? purge.OnceExit(root, helpers)
      : undefined,
}
