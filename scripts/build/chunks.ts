/** Beginnings of the names of icons that the public screens share with the admin, which loads nothing of `site`. */
const sharedIcons = [
  'book-open',
  'check.',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'clock',
  'copy',
  'globe',
  'image',
  'mail',
  'menu',
].concat(['message-circle', 'play', 'plus', 'send', 'thumbs-up', 'triangle', 'undo-2', 'video'])

/** What React-Bootstrap's components share, because the admin's dialogs would import it from `site` (0016). */
const sharedByBootstrap = [
  /\/react-bootstrap\/esm\/(Fade|ThemeProvider|createChainedFunction)/,
  /\/uncontrollable\//,
  /\/@restart\/hooks\/esm\/(?!useBreakpoint|useMediaQuery)/,
  /\/@restart\/ui\/esm\/(Anchor|utils)\.js/,
]

/** The modules of each chunk below `src/`; a name that ends in a slash stands for the modules of that folder. */
const modules = {
  // One sheet for all that the first window of Home does not show; it would be divided among the chunks that import it.
  'sections-styles': ['styles/sections.scss'],
  frame: [
    'main',
    'api/client',
    'api/collection',
    'api/links',
    'api/outcome',
    'app/root',
    'app/routes',
    'data/create-store',
    'data/iso-day',
    'data/look-up',
    'data/safe-storage',
    'data/to-text',
    'messages/alerts',
    'messages/common',
    'messages/errors',
    'messages/format',
    'messages/language',
    'messages/pages/load-page',
    'messages/translated',
    'ui/brand-icons',
    'ui/deferred',
    'ui/long-text',
    'ui/on-demand',
    'ui/picture',
    'ui/save-data',
    'ui/use-media-query',
  ],
  site: [
    'site/home/home',
    'site/layout/',
    'site/page-header/page-header',
    'site/page-header/section',
    'site/public-list/cached-request',
    'site/public-list/public-list',
    'site/public-list/skeleton',
    'site/text/links',
    'site/text/mixed-script-text',
    'ui/breadcrumbs',
    'ui/when-near',
  ],
  // The two sections of Home without a list or a form, with their texts.
  'home-sections': ['messages/home-introduction', 'site/home/about', 'site/home/mission'],
  share: [
    'site/cards/share-button',
    'site/cards/shared-link',
    'ui/copy-button',
    'ui/copy-status',
    'ui/copying',
    'ui/save-file',
  ],
  alert: ['ui/alert'],
  'whole-text': ['ui/whole-text', 'data/split-text', 'messages/whole-text'],
  // What the screens of courses and activities share.
  lists: [
    'site/cards/',
    'site/public-list/empty-list',
    'site/public-list/failed-list',
    'ui/empty-state',
    'ui/filter-chips',
  ],
  admin: [
    'admin/layout/admin-layout',
    'admin/layout/menu',
    'admin/list/list-page',
    'admin/list/list-states',
    'admin/resources/index',
    'admin/resources/resource',
    'api/field-limits',
  ],
  forms: ['api/general', 'ui/field', 'ui/fill-form', 'ui/form', 'ui/restore-prompt', 'ui/rules'],
  'visitors-forms': [
    'site/contact/contact-form',
    'site/contact/contact-rules',
    'site/contact/map-panel',
    'site/form-field',
    'site/outbox/outbox',
    'site/outbox/outbox-prompt',
    'site/outbox/registration-prefill',
    'site/outbox/use-outbox',
  ],
}

const isModule = (id: string, names: string[]) => {
  const [, file = '', path, folder] = /\/src\/((?:((.+)\/[^/]+|[^/]+)\.tsx?)|.+)$/.exec(id) ?? []
  return names.some((name) => name === file || name === path || name === `${folder}/`)
}

const isSharedIcon = (id: string) =>
  sharedIcons.some((name) => id.includes(`/lucide-react/dist/esm/icons/${name}`))

/**
 * Small modules that many screens share, in few files instead of fifty: a visitor's first page would wait for each. What
 * one screen alone needs stays in that screen's chunk, and the layout of the public screens apart from the admin's
 * (docs/decisions/0006). A module belongs to the first chunk that lists it.
 */
export const chunks = Object.entries(modules).map(([name, names], index, { length }) => ({
  name,
  priority: length - index,
  test: (id: string) =>
    isModule(id, names) ||
    (name === 'frame' && (isSharedIcon(id) || sharedByBootstrap.some((path) => path.test(id)))),
}))
