import { notificationNotiMaxLength } from '../../src/api/field-limits'
import { defineEntity, repeatRows, type SeedRecord } from './entity'

type Seed = SeedRecord<'/admin/api/notification'>

const notificationSeeds: readonly Seed[] = [
  {
    noti: 'Kartik Deepa Daan every evening at Ramghat, 5:30 PM IST, until 24 November',
    url: '/activities',
    datetime: '2026-10-25T18:02:00',
  },
  {
    noti: 'New Bhakti Shastri batch: registration is open until 20 December',
    url: '/courses',
    datetime: '2026-10-29T10:30:00',
  },
  {
    noti: 'पूर्णिमा परिक्रमा 24 नवंबर को प्रातः 5 बजे कामदगिरि से आरंभ होगी',
    url: '/kamadgiri',
    datetime: '2026-11-02T07:45:00',
  },
  {
    noti: 'Darshan closes at 8:30 PM during the winter months',
    url: null,
    datetime: '2026-11-06T12:10:00',
  },
  {
    noti: 'Blankets for pilgrims: the collection goes on until Makar Sankranti',
    url: '#',
    datetime: '2026-11-09T16:20:00',
  },
  {
    noti: 'Train timings to the nearest station changed on 15 November',
    url: 'https://www.example.org/trains?to=chitrakoot',
    datetime: '2026-11-14T09:00:00',
  },
  {
    noti: 'Photographs of the Deepavali celebration are in the gallery',
    url: '/igallery',
    datetime: '2026-11-17T19:25:00',
  },
  {
    noti: 'The library of the Vedic centre lends books on Sundays after the feast',
    url: 'https://library.example.com/',
    datetime: '2026-11-20T16:12:00',
  },
]

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
