import { knows, sampleAccount, sampleToken, setPassword } from './account'
import { collection, no, page, valuesOf, yes } from './collection'
import { db } from './data/db'
import { record } from './recorded-requests'
import { forecast } from './forecast'
import { serve, type Table } from './router'
import { uploads } from './uploads'
import { present, weather } from './scenarios/scenario-handler'

/** What the mock server answers to each call of the contract. */
export const table = {
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

  'GET /admin/api/igallery': ({ url }) => page(db.image, url),
  'GET /admin/api/vgallery': ({ url }) => page(db.video, url),

  'POST /general/api/contactus/': async ({ form }) => {
    db.message.add(await valuesOf(form))
    return yes('Message received.')
  },
  'POST /general/api/courseregister/': async ({ form }) => {
    db.registration.add(await valuesOf(form))
    return yes('Registration received.')
  },

  'POST /general/api/login/': async ({ form }) => {
    const { email = '', password = '' } = await valuesOf(form)
    return knows({ email, password })
      ? { userMessage: 'Authentication successful', token: sampleToken }
      : { userMessage: 'Invalid user id or password.' }
  },
  'PUT /general/api/login': async ({ form }) => {
    const { email = sampleAccount.email, password = '', new_pass = '' } = await valuesOf(form)
    if (!knows({ email, password })) return no('Current password is wrong.')
    setPassword(new_pass)
    return yes('Password changed successfully.')
  },

  'GET /weatherforecast': () => (present.name === 'empty' ? [] : forecast()),
} satisfies Table

/** The whole mock server: what was asked is recorded, a scenario may have its way, then the table answers. */
export const handlers = [record, weather, serve(table), uploads]
