import type { LoadView } from '../admin/form/preview/public-view'
import type { ResourceKey } from '../admin/resources'

const views = () => import('./public-views')

/**
 * How visitors will see what each form of the admin asks for; undefined where they do not see the record. The route table
 * makes one route of each key, so a resource that is missing here does not compile instead of having no screen.
 */
export const publicPreviews = {
  slider: async () => (await views()).slide(),
  notification: async () => (await views()).notice(),
  activities: async () => (await views()).activity(),
  courses: async () => (await views()).course(),
  registrations: undefined,
  igallery: async () => (await views()).image(),
  vgallery: async () => (await views()).video(),
  contactus: undefined,
  email: undefined,
} satisfies Record<ResourceKey, LoadView | undefined>
