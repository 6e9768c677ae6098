import { fileURLToPath } from 'node:url'

/** The modules that the router loads for a screen. Their static imports are loaded with them. */
const app = ['main.tsx']
const home = ['site/layout/site-layout.tsx', 'site/home/home.tsx']
const laterSections = ['site/home/later-sections.tsx']
const courses = ['site/courses/courses.tsx']
const courseCard = ['site/cards/course-card.tsx']
const eventCard = ['site/cards/event-card.tsx']
const activities = ['site/activities/activities.tsx']
const gallery = ['site/galleries/image-gallery.tsx']
const registration = ['site/registration/course-registration.tsx']
const contact = ['site/contact/contact-us.tsx']
const staticPage = ['site/static-pages/static-page.tsx']
const founder = ['site/static-pages/founder.tsx']
/** Too small for files of their own. */
const smallStyles = [
  'site/galleries/galleries.scss',
  'site/registration/registration.scss',
  'site/sample-page/fetch-data.scss',
  'site/temple-construction/temple-construction.scss',
]
const construction = ['site/temple-construction/temple-construction.tsx']
const dialog = ['ui/dialog/dialog.tsx']
const menuDrawer = ['admin/layout/menu-drawer.tsx']
const savedReplies = ['admin/form/replies/saved-replies.tsx']
const adminList = [
  'admin/layout/admin-layout.tsx',
  'admin/resources/registry.ts',
  'admin/resource.ts',
  'admin/list/list-page.tsx',
  // Cells of most lists, although the list imports them only through their declarations.
  'admin/cells/thumbnail-cell.tsx',
  'admin/cells/link-cell.tsx',
]
const readingPane = ['admin/pane/reading-pane.tsx']
const adminCards = ['admin/list/rows/record-cards.tsx']
const messages = ['admin/resources/contact-us.tsx']
const registrations = ['admin/resources/registrations.tsx']
const adminForms = [
  'admin/list/dialogs/record-dialogs.tsx',
  'admin/change-password/change-password.tsx',
]
const byCourse = ['admin/registrations/by-course.tsx']
const admin = [
  ...adminList,
  ...adminForms,
  'admin/dashboard/dashboard.tsx',
  'admin/dashboard/attention/attention.tsx',
  ...byCourse,
  'admin/resources/video-gallery.tsx',
]

/**
 * The chunks that screens share, each with the combinations of screens that it serves: a module belongs to the first chunk
 * with a combination whose screens all load it. So Home loads three scripts instead of fifty, no visitor loads the admin's
 * layout, and no staff member the public one (docs/decisions/0006).
 */
const combinations = {
  frame: [
    [app],
    [home, admin],
    [courses, contact, admin],
    [staticPage, admin],
    [construction, adminList],
    [activities, staticPage, menuDrawer],
    [activities, savedReplies],
  ],
  forms: [
    [contact, adminList],
    [contact, adminForms],
  ],
  menus: [
    [laterSections, adminList],
    [dialog, adminList],
    [activities, byCourse],
    [courses, admin],
  ],
  admin: [[adminList]],
  replies: [[messages, registrations]],
  records: [
    [readingPane, adminCards],
    [readingPane, adminForms],
  ],
  site: [[home]],
  pages: [
    [staticPage],
    [smallStyles],
    [courses, contact],
    [courses, gallery],
    [laterSections, founder],
  ],
  // Beside the static pages, which have no menu of a card.
  cards: [
    [courseCard],
    [eventCard],
    [courses, activities],
    [courses, registration],
    [courses, laterSections],
  ],
  'visitors-forms': [
    [contact, registration],
    [contact, construction],
    [construction, laterSections],
  ],
} satisfies Record<string, string[][][]>

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[] } | null
}

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const loadedBy = new Map<string[], Set<string>>()

/** The ids of all modules that a screen loads before it can show. */
function modulesOf(screen: string[], graph: ModuleGraph) {
  const known = loadedBy.get(screen)
  if (known) return known
  const ids = new Set<string>()
  const add = (id: string) => {
    if (ids.has(id)) return
    ids.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(add)
  }
  for (const path of screen) {
    if (!graph.getModuleInfo(source + path)) throw new Error(`chunks.ts names ${path}: no module.`)
    add(source + path)
  }
  loadedBy.set(screen, ids)
  return ids
}

/** Rolldown's groups; one with a higher priority takes its modules first. */
export const chunks = Object.entries(combinations).map(([chunk, served], index, { length }) => ({
  name: (id: string, graph: ModuleGraph) =>
    served.some((screens) => screens.every((screen) => modulesOf(screen, graph).has(id)))
      ? chunk
      : null,
  debugName: chunk,
  priority: length - index,
}))
