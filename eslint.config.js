import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import compat from 'eslint-plugin-compat'
import globals from 'globals'
import hooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import tseslint from 'typescript-eslint'
import { noDataIndex } from './scripts/check/lint/no-data-index.mjs'
import { noTextBesideSiblings } from './scripts/check/lint/no-text-beside-siblings.mjs'

const folders = ['app', 'api', 'ui', 'messages', 'alerts', 'site', 'admin', 'mocks']

/** Who may import whom (README, A map of the folders): each folder with those that it must not import. */
const forbidden = {
  'src/api': folders.filter((folder) => folder !== 'api'),
  'src/ui': folders.filter((folder) => folder !== 'ui'),
  'src/lib': folders,
  'src/messages': ['app', 'api', 'ui', 'alerts', 'site', 'admin', 'mocks'],
  'src/alerts': ['app', 'site', 'admin', 'mocks'],
  'src/site': ['app', 'admin', 'mocks'],
  'src/admin': ['app', 'site', 'mocks'],
  mocks: ['app', 'ui', 'messages', 'alerts', 'site', 'admin'],
}

const patternsOf = (folder) =>
  forbidden[folder].map((other) => ({
    group: [`**/${other}/**`, `!./**/${other}/**`],
    message: `${folder} does not know ${other} (README, A map of the folders).`,
  }))

const restrictImports = (folder, patterns) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const boundaries = Object.keys(forbidden).map((folder) =>
  restrictImports(folder, patternsOf(folder)),
)

/** The folders of src/site that every screen may import. Each may import only those before it, so there is no circle. */
const sharedBySite = [
  'text',
  'page-header',
  'public-list',
  'sharing',
  'editing',
  'calendar',
  'cards',
  'visit',
  'donation',
  'outbox',
]

/** What a folder of src/site may import: the shared folders, and the folders of its own screen. */
const siteImports = {
  '*': sharedBySite,
  ...Object.fromEntries(
    sharedBySite.map((folder, index) => [folder, sharedBySite.slice(0, index)]),
  ),
  home: [...sharedBySite, 'contact', 'slider', 'ticker', 'today', 'time-of-day', 'sections'],
  'temple-construction': [...sharedBySite, 'static-pages'],
}

const siteBoundaries = Object.entries(siteImports).map(([folder, allowed]) =>
  restrictImports(`src/site/${folder}`, [
    ...patternsOf('src/site'),
    {
      regex: `^(\\.\\./)+(?!(${['\\.\\.', 'alerts', 'api', 'lib', 'messages', 'styles', 'ui', ...allowed].join('|')})/)[^/]+/`,
      message: 'Parts of two screens belong to a shared folder (sharedBySite in eslint.config.js).',
    },
  ]),
)

/** The floors of src/admin, from the ground. Each folder imports only floors below its own, and resource.ts imports none. */
const adminFloors = [
  ['cells', 'pictures'],
  ['drafts'],
  ['replies'],
  ['form'],
  ['delete', 'pane', 'import', 'batch'],
  ['list'],
  // The declarations and their registry, of which menu, dashboard and search are made.
  ['resources'],
  ['dashboard', 'find', 'registrations', 'change-password'],
  ['layout'],
]

const withoutFloors = (names) => [
  ...patternsOf('src/admin'),
  {
    regex: `^\\.{1,2}/(\\.\\./)*(${names.join('|')})/`,
    message:
      'A folder of the admin imports floors below it only (adminFloors in eslint.config.js).',
  },
]

const adminBoundaries = [
  { ...restrictImports('src/admin', withoutFloors(adminFloors.flat())), files: ['src/admin/*.ts'] },
  ...adminFloors.flatMap((floor, index) =>
    floor.map((folder) =>
      restrictImports(
        `src/admin/${folder}`,
        withoutFloors(
          adminFloors
            .slice(index)
            .flat()
            .filter((name) => name !== folder),
        ),
      ),
    ),
  ),
]

/** Components contain no text: all texts come from src/messages/, in the language of the screen. */
const wordless = {
  files: ['src/{app,ui,site,admin}/**/*.tsx'],
  ignores: ['**/*.stories.tsx', '**/*.test.tsx', 'src/admin/resources/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'JSXText[value=/\\p{L}/u]', message: 'Texts come from src/messages/.' },
      {
        selector:
          'JSXAttribute[name.name=/^(aria-label|title|alt|placeholder|label)$/] > Literal[value=/\\p{L}/u]',
        message: 'Texts come from src/messages/.',
      },
      {
        selector:
          ':matches(JSXAttribute[name.name="size"], Property[key.name="size"]) > Literal[value=/rem$/]',
        message: 'WebKit refuses rem in attributes of an svg, so its size stands in a stylesheet.',
      },
      {
        selector:
          'TemplateElement[tail=false][value.raw=/(^| )(bg|text|border|rounded|shadow|opacity|gap|[mp][tbsexy]?|d|flex|fs|fw|lh|w|h|size|justify-content|align-items)-([a-z]+-)?$/]',
        message:
          'A utility class is written whole, because a build drops those that no source names.',
      },
      {
        selector: 'ImportSpecifier[imported.name="lazy"]',
        message: 'React.lazy keeps a failure until the page is reloaded: use lazyWithRetry.',
      },
    ],
  },
}

/** The contract advises lengths and picture sizes; src/api/field-limits.ts is generated from it. */
const limitsOfContract = {
  files: ['src/admin/resources/**/*.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'Property[key.name="limit"] > Literal, Property[key.name="picture"] Literal[raw=/^\\d/]',
        message: 'Lengths and picture sizes come from src/api/field-limits.ts.',
      },
    ],
  },
}

/**
 * What eslint-plugin-compat does not know: functions of values, and functions of the DOM that the compiler knows.
 * tests/e2e/production/old-browsers.spec.ts finds what else is too young, also in the dependencies.
 */
const youngFunctions = [
  ...['toSorted', 'toReversed', 'toSpliced', 'isWellFormed', 'toWellFormed', 'bytes'].map(
    (property) => ({ property }),
  ),
  { property: 'checkVisibility' },
  { object: 'AbortSignal', property: 'any' },
  { object: 'Response', property: 'json' },
  { object: 'URL', property: 'canParse' },
  { object: 'URL', property: 'parse' },
]

/** The app runs in each browser of `browserslist` (package.json). */
const supportedBrowsers = {
  files: ['src/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
  plugins: { compat },
  // `Notification` is a record here.
  settings: { lintAllEsApis: true, polyfills: ['Notification'] },
  rules: {
    'compat/compat': 'error',
    'no-restricted-properties': [
      'error',
      ...youngFunctions.map((one) => ({
        ...one,
        message: 'Younger than the browsers of package.json.',
      })),
    ],
  },
}

/** Storybook puts the description of a meta with a comment in the place of parameters that are no object literal. */
const storyParameters = {
  files: ['**/*.stories.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'VariableDeclarator[id.name="meta"] > TSSatisfiesExpression > ObjectExpression > Property[key.name="parameters"][value.type!="ObjectExpression"]',
        message: 'Spread the parameters of a meta into an object literal, or Storybook loses them.',
      },
    ],
  },
}

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-mock/',
    'storybook-static/',
    'shots/',
    'test-results/',
    'src/api/schema.ts',
    'src/api/field-limits.ts',
  ]),
  js.configs.recommended,
  // A name is not written twice in one place.
  { rules: { 'object-shorthand': ['error', 'properties'], 'no-useless-rename': 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'lib', name: 'Response' }] },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['scripts/**', 'deploy/**', '*.config.*', 'mocks/**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    // For browsers that do not know modules.
    files: ['public/old-browser.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 5, globals: globals.browser },
  },
  {
    // A benchmark runs in Node and passes functions to the browser.
    files: ['bench/**'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // Data is never a key of a plain object (README, Principles). A record's fields are named in the resource files.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/look-up.ts', '**/*.test.{ts,tsx}'],
    plugins: { local: { rules: { 'no-data-index': noDataIndex } } },
    rules: { 'local/no-data-index': ['error', { allowTypes: ['AnyRecord'] }] },
  },
  {
    // Translators of browsers own the text nodes (docs/architecture.md, Texts and languages).
    files: ['src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx'],
    plugins: { translated: { rules: { 'no-text-beside-siblings': noTextBesideSiblings } } },
    rules: { 'translated/no-text-beside-siblings': 'error' },
  },
  ...boundaries,
  ...siteBoundaries,
  ...adminBoundaries,
  wordless,
  limitsOfContract,
  supportedBrowsers,
  storyParameters,
  ...storybook.configs['flat/recommended'],
)
