import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { mockFiles } from './mocks/vite-plugin.ts'
import { buildTarget } from './scripts/build/build-target.ts'
import { chunks } from './scripts/build/chunks.ts'
import { content } from './scripts/build/content.ts'
import { viteLicences } from './scripts/build/licences.ts'
import { lucideIcon } from './scripts/build/lucide-icon.ts'
import { packageImports } from './scripts/build/package-imports.ts'
import { prerender } from './scripts/build/prerender/plugin.ts'
import { releaseFiles } from './scripts/build/release-files.ts'
import { usedUtilities } from './scripts/build/used-utilities.ts'
import { buildTime } from './scripts/build/version-file.ts'

/** Modes: `development`, `test` and `mock` have the mock server inside, `production` has no trace of it. */
export default defineConfig(({ mode, command }) => {
  const mocked = mode !== 'production'
  return {
    // Relative, so that one bundle serves any address; <base> in index.html says which.
    base: './',
    define: { __MOCK__: JSON.stringify(mocked), __YEAR__: buildTime().getUTCFullYear() },
    plugins: [
      react(),
      // Vite has no import for Markdown as data of a screen.
      content,
      // Nothing switches React's advertisement off.
      quietConsole,
      // Pictures and clips of the mock are drawn on request; `public/` would be in every build.
      mockFiles(mocked),
      // No option imports a package's modules one by one, or replaces an expression within one.
      packageImports,
      // Vite builds one page; each address has its own here.
      prerender(!mocked),
      // Vite's manifest and licence list are not what a deployer needs beside the app.
      releaseFiles(!mocked),
    ],
    css: {
      postcss: { plugins: command === 'build' ? [usedUtilities] : [] },
      preprocessorOptions: {
        scss: {
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
          quietDeps: true,
          functions: lucideIcon,
        },
      },
    },
    build: {
      target: buildTarget,
      // The manifest in which the heads of the pages and the size limits find file names.
      manifest: !mocked,
      license: !mocked && { fileName: viteLicences },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: chunks } },
      },
      // The content security policy allows no data: address.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The page's own scripts are loaded already; WebKit warns about each that is preloaded again.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !ownScripts.test(file)) : files,
      },
      // The mock server alone has a megabyte, and only its users load a mock build.
      chunkSizeWarningLimit: mocked ? 1500 : 500,
    },
    preview: { host: '127.0.0.1' },
    server: { host: '127.0.0.1' },
    optimizeDeps: {
      include: mode === 'production' ? [] : [...runtimeDependencies, ...mockDependencies],
    },
  }
})

/** The two scripts that every page of `index.html` names. */
const ownScripts = /(^|\/)(frame|rolldown-runtime)-[^/]+\.js$/

/** Bundled at the start: a dependency that Vite finds later reloads the page in the middle of a test. */
const runtimeDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router-dom',
  'papaparse',
  'react-bootstrap/Accordion',
  'react-bootstrap/Carousel',
  'react-bootstrap/Collapse',
  'react-bootstrap/Dropdown',
  'react-bootstrap/Modal',
  'react-bootstrap/Nav',
  'react-bootstrap/Offcanvas',
  'react-bootstrap/Overlay',
  'react-bootstrap/Tab',
  'react-bootstrap/Tooltip',
  'react-slick',
  'yet-another-react-lightbox',
  'yet-another-react-lightbox/plugins/captions',
  'yet-another-react-lightbox/plugins/counter',
  'yet-another-react-lightbox/plugins/zoom',
  'openapi-fetch',
  'lucide-react',
]

const mockDependencies = ['msw', 'msw/browser', '@mswjs/data', 'ajv/dist/2020.js']

/**
 * In development React advertises its browser extension unless the hook of Fast Refresh looks like the
 * extension's own; the console of a normal page is empty here.
 */
const quietConsole: Plugin = {
  name: 'quiet-console',
  apply: 'serve',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module' },
      children:
        'const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__; if (hook) hook.checkDCE ??= () => {}',
      injectTo: 'head',
    },
  ],
}
