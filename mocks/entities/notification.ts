import { notificationNotiMaxLength } from '../../src/api/field-limits'
import { defineEntity, repeatRows, type SeedRecord } from './entity'
import { readTable } from './read-table'

type Seed = SeedRecord<'/admin/api/notification'>

const notificationSeeds: readonly Seed[] = readTable(`
Kartik Deepa Daan every evening at Ramghat, 5:30 PM IST, until 24 November | /activities | 2026-10-25T18:02:00
New Bhakti Shastri batch: registration is open until 20 December | /courses | 2026-10-29T10:30:00
पूर्णिमा परिक्रमा 24 नवंबर को प्रातः 5 बजे कामदगिरि से आरंभ होगी | /kamadgiri | 2026-11-02T07:45:00
Darshan closes at 8:30 PM during the winter months |  | 2026-11-06T12:10:00
Blankets for pilgrims: the collection goes on until Makar Sankranti | # | 2026-11-09T16:20:00
Train timings to the nearest station changed on 15 November | https://www.example.org/trains?to=chitrakoot | 2026-11-14T09:00:00
Photographs of the Deepavali celebration are in the gallery | /igallery | 2026-11-17T19:25:00
The library of the Vedic centre lends books on Sundays after the feast | https://library.example.com/ | 2026-11-20T16:12:00
`).map(([noti = '', url, datetime = '']) => ({ noti, url: url || null, datetime }))

/** A line of the ticker. */
export const notification = defineEntity({
  path: '/admin/api/notification',
  model: {
    noti: 'text',
    url: 'nullable',
    datetime: 'nullable',
  },
  seed: (count) => repeatRows(notificationSeeds, count, 'noti'),
  builderDefaults: { noti: 'Kartik deepa daan begins', url: '/activities' },
  limits: { noti: notificationNotiMaxLength },
  searchFields: ['noti', 'url'],
  colleagueEdits: 'noti',
  required: { noti: 'Notification is required.' },
})
