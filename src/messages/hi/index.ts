import { hindiActivities } from './activities'
import { hindiAlerts } from './alerts'
import { hindiCommon } from './common'
import { hindiContact } from './contact'
import { hindiCourses } from './courses'
import { hindiHeads } from './document-heads'
import { hindiErrors } from './errors'
import { hindiGalleries } from './galleries'
import { hindiHome } from './home'
import { hindiHomeIntroduction } from './home-introduction'
import { hindiHomeSections } from './home-sections'
import { hindiMenus } from './menus'
import { hindiOutbox } from './outbox'
import { hindiRegistration } from './registration'
import { hindiSignIn } from './sign-in'
import { hindiStaticPages } from './static-pages'

/** Every Hindi message but the bodies of pages, by the keys that `translated` is called with: one chunk. */
export const hindi = {
  activities: hindiActivities,
  alerts: hindiAlerts,
  common: hindiCommon,
  contact: hindiContact,
  courses: hindiCourses,
  heads: hindiHeads,
  errors: hindiErrors,
  galleries: hindiGalleries,
  home: hindiHome,
  homeIntroduction: hindiHomeIntroduction,
  homeSections: hindiHomeSections,
  menus: hindiMenus,
  outbox: hindiOutbox,
  registration: hindiRegistration,
  signIn: hindiSignIn,
  staticPages: hindiStaticPages,
}
