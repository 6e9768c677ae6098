import type { LoadView } from '../admin/form/preview/lazy-preview'
import type { ResourceKey } from '../admin/resources/registry'

const views = () => import('./public-views')

/**
 * How visitors will see what each form of the admin asks for; undefined where they do not see the record. The route table
 * makes one route of each key, so a resource that is missing here does not compile instead of having no screen.
 */
export const publicPreviews = {
  slider: async () => (await views()).slideView(),
  notification: async () => (await views()).notificationView(),
  activities: async () => (await views()).activityView(),
  courses: async () => (await views()).courseView(),
  registrations: undefined,
  igallery: async () => (await views()).imageView(),
  vgallery: async () => (await views()).videoView(),
  contactus: undefined,
  email: undefined,
} satisfies Record<ResourceKey, LoadView | undefined>
