import { isValidLogin, sampleAccount, sampleToken, changePassword } from './account'
import { collection, reject, createPage, readFormValues, accept } from './collection'
import { db } from './data/db'
import { recordingHandler } from './recorded-requests'
import { createForecast } from './forecast'
import { createRouter, type ResolverTable } from './router'
import { uploadsHandler } from './uploads'
import { activeScenario, scenarioHandler } from './scenarios/scenario-handler'

/** What the mock server answers to each call of the contract. */
export const resolvers = {
  ...collection('/admin/api/notification', db.notification, {
    search: ['noti', 'url'],
    needs: { noti: 'Notification is required.' },
  }),
  ...collection('/admin/api/slider', db.slide, { search: ['heading1', 'heading2'] }),
  ...collection('/admin/api/courses', db.course, {
    search: ['title', 'description'],
    needs: { title: 'Title is required.' },
  }),
  ...collection('/admin/api/activities', db.activity, {
    search: ['title', 'description'],
    needs: { title: 'Title is required.' },
  }),
  ...collection('/admin/api/iGallery', db.image, { search: ['title', 'description'] }),
  ...collection('/admin/api/vGallery', db.video, {
    search: ['title', 'description'],
    needs: { videoLink: 'Video link is required.' },
  }),
  ...collection('/admin/api/contactus', db.message, {
    search: ['name', 'email', 'subject'],
    newestFirst: true,
  }),
  ...collection('/admin/api/mailrequest', db.mail, {
    search: ['toEmail', 'subject', 'type', 'status'],
    needs: { toEmail: 'Receiver email is required.' },
    newestFirst: true,
    fresh: { type: 'Compose', status: 'Sent' },
    renamed: { Body: 'body' },
  }),
  ...collection('/general/api/CourseRegister', db.registration, {
    search: ['name', 'email', 'mobno'],
    newestFirst: true,
  }),

  'GET /admin/api/igallery': ({ url }) => createPage(db.image, url),
  'GET /admin/api/vgallery': ({ url }) => createPage(db.video, url),

  'POST /general/api/contactus/': async ({ form }) => {
    db.message.add(await readFormValues(form))
    return accept('Message received.')
  },
  'POST /general/api/courseregister/': async ({ form }) => {
    db.registration.add(await readFormValues(form))
    return accept('Registration received.')
  },

  'POST /general/api/login/': async ({ form }) => {
    const { email = '', password = '' } = await readFormValues(form)
    return isValidLogin({ email, password })
      ? { userMessage: 'Authentication successful', token: sampleToken }
      : { userMessage: 'Invalid user id or password.' }
  },
  'PUT /general/api/login': async ({ form }) => {
    const { email = sampleAccount.email, password = '', new_pass = '' } = await readFormValues(form)
    if (!isValidLogin({ email, password })) return reject('Current password is wrong.')
    changePassword(new_pass)
    return accept('Password changed successfully.')
  },

  'GET /weatherforecast': () => (activeScenario.name === 'empty' ? [] : createForecast()),
} satisfies ResolverTable

/** The whole mock server: what was asked is recorded, a scenario may have its way, then the table answers. */
export const handlers = [recordingHandler, scenarioHandler, createRouter(resolvers), uploadsHandler]
