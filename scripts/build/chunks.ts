import { fileURLToPath } from 'node:url'

// With the cells of most lists, although the list imports them only through their declarations.
const list =
  'admin/layout/admin-layout admin/resources/registry admin/resource admin/list/list-page admin/cells/thumbnail-cell admin/cells/link-cell admin/cells/time-cells'
const forms = 'admin/list/dialogs/record-dialogs admin/change-password/change-password'
/** The modules that are loaded at once for a screen or a part of one, below `src/`. Their static imports are loaded with them. */
const screens = {
  app: 'main',
  home: 'site/layout/site-layout site/home/home',
  later: 'site/home/later-sections',
  courses: 'site/courses/courses',
  courseCard: 'site/cards/course-card',
  eventCard: 'site/cards/event-card',
  activities: 'site/activities/activities',
  gallery: 'site/galleries/image-gallery',
  registration: 'site/registration/course-registration',
  contact: 'site/contact/contact-us',
  texts: 'site/static-pages/static-page',
  founder: 'site/static-pages/founder',
  // Too small for files of their own.
  styles:
    'site/galleries/galleries.scss site/registration/registration.scss site/sample-page/fetch-data.scss site/temple-construction/temple-construction.scss',
  construction: 'site/temple-construction/temple-construction',
  dialog: 'ui/dialog/dialog',
  menu: 'ui/dropdown/dropdown-menu',
  tooltips: 'ui/tooltip/tooltip-layer ui/tooltip/help-tooltip',
  savedReplies: 'admin/replies/saved-replies',
  list,
  pane: 'admin/pane/reading-pane',
  rowCards: 'admin/list/rows/record-cards',
  messages: 'admin/resources/contact-us',
  registrations: 'admin/resources/registrations',
  forms,
  byCourse: 'admin/registrations/by-course',
  admin: `${list} ${forms} admin/dashboard/dashboard admin/dashboard/attention/attention admin/registrations/by-course admin/resources/video-gallery`,
}

/**
 * The chunks that screens share, each with the combinations of screens that it serves: a module belongs to the first chunk
 * with a combination whose screens all load it. So Home loads three scripts instead of fifty, no visitor loads the admin's
 * layout, and no staff member the public one (docs/decisions/0006).
 */
const combinations = {
  frame:
    'app, home admin, home menu, courses list, activities list, activities byCourse, courses contact admin, texts admin, activities savedReplies',
  alerts: 'contact list, contact messages, later list, dialog list',
  forms: 'contact forms',
  menus: 'menu, tooltips',
  admin: 'list',
  replies: 'messages registrations',
  records: 'pane rowCards, pane forms',
  site: 'home',
  pages: 'texts, styles, courses contact, courses gallery, later founder',
  cards: 'courseCard, eventCard, courses activities, courses registration, courses later',
  'visitors-forms': 'contact registration, contact construction, construction later',
}

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const loadedBy = new Map<string, Set<string>>()

/** The ids of all modules that a screen loads before it can show. */
function modulesOf(screen: string, graph: ModuleGraph) {
  const known = loadedBy.get(screen)
  if (known) return known
  const ids = new Set<string>()
  const add = (id: string) => {
    if (ids.has(id)) return
    ids.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(add)
  }
  for (const path of screens[screen as keyof typeof screens].split(' ')) {
    const id = [path, `${path}.ts`, `${path}.tsx`]
      .map((file) => source + file)
      .find((file) => graph.getModuleInfo(file))
    if (!id) throw new Error(`chunks.ts names ${path}: no module.`)
    add(id)
  }
  loadedBy.set(screen, ids)
  return ids
}

/** Rolldown's groups; one with a higher priority takes its modules first. */
export const chunks = Object.entries(combinations).map(([chunk, served], index, { length }) => {
  const sets = served.split(', ').map((set) => set.split(' '))
  return {
    name: (id: string, graph: ModuleGraph) =>
      sets.some((set) => set.every((screen) => modulesOf(screen, graph).has(id))) ? chunk : null,
    debugName: chunk,
    priority: length - index,
  }
})
