import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { mockFiles } from './mocks/vite-plugin.ts'
import { fontCutter } from './scripts/build/cut-fonts.ts'
import { licences } from './scripts/build/licences.ts'
import { lucideIcon } from './scripts/build/lucide-icon.ts'
import { prerender } from './scripts/build/prerender/plugin.ts'
import { releaseFiles } from './scripts/build/release-files.ts'
import { retryPreload } from './scripts/build/retry-preload.ts'
import { buildTime, versionFile } from './scripts/build/version-file.ts'
import { withoutEval } from './scripts/build/without-eval.ts'

/** Modes: `development`, `test` and `mock` have the mock server inside, `production` has no trace of it. */
export default defineConfig(({ mode }) => {
  const mocked = mode !== 'production'
  return {
    // Relative, so that one bundle serves any address; <base> in index.html says which.
    base: './',
    resolve: { alias: mocked ? [] : quietRouter },
    define: { __MOCK__: JSON.stringify(mocked), __YEAR__: buildTime().getUTCFullYear() },
    plugins: [
      react(),
      fontCutter(),
      quietConsole,
      mockFiles(mocked),
      versionFile(!mocked),
      withoutEval,
      retryPreload,
      licences(!mocked),
      prerender(!mocked),
      releaseFiles(!mocked),
    ],
    css: {
      preprocessorOptions: {
        scss: {
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
          quietDeps: true,
          functions: lucideIcon,
        },
      },
    },
    build: {
      target: 'es2022',
      // What the pages' heads and the size limits look files up in.
      manifest: !mocked,
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      // The content security policy allows no data: address.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The page's own scripts are loaded already; WebKit warns about each that is preloaded again.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !ownScripts.test(file)) : files,
      },
      // The mock server is a megabyte, and nobody but its users pays for it.
      chunkSizeWarningLimit: mocked ? 1500 : 500,
    },
    preview: { host: '127.0.0.1' },
    server: { host: '127.0.0.1' },
    optimizeDeps: {
      include: mode === 'production' ? [] : [...runtimeDependencies, ...mockDependencies],
    },
  }
})

/**
 * Small modules that many screens share, in few files instead of fifty: a visitor's first page would wait for each. What
 * one screen alone needs stays with it, and the frame of the public screens away from the staff's (docs/decisions/0006).
 * What React-Bootstrap's components share is in `frame`: the admin's dialogs would import it from `site` (0016).
 */
const chunks = [
  {
    name: 'frame',
    test: /\/src\/(main|app\/(root|routes)|data\/(look-up|to-text|create-store|safe-storage)|api\/(links|client|collection|outcome)|ui\/(picture|brand-icons|use-media-query|save-data|on-demand|long-text|deferred)|messages\/(format|translated|language|alerts|common|errors|pages\/load-page))\.tsx?$|icons\/(chevron-|image|menu|message-circle|video|mail|clock|undo-2|book-open|globe|send|thumbs-up|plus|play|copy)|\/react-bootstrap\/esm\/(Fade|ThemeProvider|createChainedFunction)|\/uncontrollable\/|\/@restart\/(hooks\/esm\/(?!useBreakpoint|useMediaQuery)|ui\/esm\/(Anchor|utils)\.js)/,
    priority: 3,
  },
  {
    name: 'site',
    test: /\/src\/site\/(layout\/.*|page-header\/(section|page-header)|public-list\/(cached-request|public-list|skeleton)|text\/(mixed-script-text|links)|home\/home)\.tsx?$|\/src\/ui\/(deferred|when-near|breadcrumbs)\.tsx?$/,
    priority: 2,
  },
  // The two sections of Home without a list or a form, with their texts.
  {
    name: 'home-sections',
    test: /\/src\/(site\/home\/(about|mission)\.tsx|messages\/home-introduction\.ts)$/,
    priority: 2,
  },
  // One sheet for all that the first window of Home does not show; it would be divided among the chunks that import it.
  { name: 'sections-styles', test: /\/src\/styles\/sections\.scss$/, priority: 4 },
  { name: 'alert', test: /\/src\/ui\/alert\.tsx$/, priority: 2 },
  {
    name: 'admin',
    test: /\/src\/(admin\/(layout\/(admin-layout|menu)|list\/list-page|list\/list-states|resources\/(index|resource))|api\/field-limits)\.tsx?$/,
    priority: 2,
  },
  {
    name: 'forms',
    test: /\/src\/(api\/general|ui\/(field|fill-form|form|restore-prompt|rules))\.tsx?$/,
    priority: 1,
  },
  {
    name: 'visitors-forms',
    test: /\/src\/site\/(form-field|outbox\/(registration-prefill|outbox|use-outbox|outbox-prompt)|contact\/(contact-form|contact-rules|map-panel))\.tsx?$/,
    priority: 0,
  },
]

/** The two scripts that every page of `index.html` names. */
const ownScripts = /(^|\/)(frame|rolldown-runtime)-[^/]+\.js$/

/** React Router exports its development build alone; the other is smaller, and warns nobody who cannot mend it. */
const quietRouter = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: resolve(
    import.meta.dirname,
    `node_modules/react-router/dist/production/${file}.mjs`,
  ),
}))

/** Found at once instead of on the way, which would reload a page in the middle of a test. */
const runtimeDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router-dom',
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
