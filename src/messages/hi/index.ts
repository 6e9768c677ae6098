import { hindiActivities } from './site-screens/activities'
import { hindiAlerts } from './alerts'
import { hindiCommon } from './common'
import { hindiContact } from './site-screens/contact'
import { hindiCourses } from './site-screens/courses'
import { hindiHeads } from './site-screens/document-heads'
import { hindiErrors } from './errors'
import { hindiGalleries } from './site-screens/galleries'
import { hindiHome } from './site-screens/home'
import { hindiHomeIntroduction } from './site-screens/home-introduction'
import { hindiHomeSections } from './site-screens/home-sections'
import { hindiMenus } from './site-screens/menus'
import { hindiPageHeads } from './site-screens/page-heads'
import { hindiOutbox } from './site-screens/outbox'
import { hindiRegistration } from './site-screens/registration'
import { hindiSignIn } from './site-screens/sign-in'
import { hindiStaticPages } from './site-screens/static-pages'

/** Every Hindi message but the pages of src/content, by the keys that `translated` is called with. */
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
  pageHeads: hindiPageHeads,
  registration: hindiRegistration,
  signIn: hindiSignIn,
  staticPages: hindiStaticPages,
}
