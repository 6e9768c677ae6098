import {
  courseDescriptionMaxLength,
  courseDurationMaxLength,
  courseTitleMaxLength,
} from '../../src/api/field-limits'
import { defineEntity, repeatRows, type SeedRecord } from './entity'
import { readTable } from './read-table'

type Seed = SeedRecord<'/admin/api/courses'>

/** Title, description, duration, first day, class times, and number of the picture. */
const tables = {
  'Short Term Courses': `
Gita in 18 Days | One chapter an evening: the verses, their sense, and one thing to practise before the next class. | 18 Days | 2026-12-12 | 18:00–19:30 | 0
Mridanga for Beginners | Ten basic beats, hand by hand, so that you can keep time in any kirtan. | 45 Days | 2027-01-05 | 16:00–17:00 | 17
Temple Kitchen | Cooking for offering: cleanliness, menus for the seasons, and the mood behind them. | 10 Days | 2027-01-18 | 10:00–13:00 | 1
हरिनाम परिचय | नाम जप की विधि, माला का आदर और दिन में समय निकालने के सरल उपाय। | 7 Days | 2026-12-20 | 17:30–18:30 | 4
Ramayana for Children | The story of Lord Rama in ten afternoons with songs, drawing and a small play at the end. | 10 Days | 2026-12-26 | 15:00–16:30 | 18
Harmonium and Kirtan | Five bhajans, from finding the notes to leading a group. An instrument is lent in class. | 6 Weeks | 2027-01-10 | 11:00–12:00 | 8
Sanskrit: First Steps | Read Devanagari, recite with the right metre, and take ten verses of the Gita apart word by word. | 1 Month | 2027-02-01 | 07:00–08:00 | 5
Deity Dressing | Folding, pleating and pinning, with the thought that goes with each garment. | 3 Weekends | 2027-01-23 | 09:30–12:00 | 10
Garlands and Rangoli | Stringing, knotting and floor patterns for festival mornings. | 5 Days | 2026-12-15 | 14:00–16:00 | 9
`,
  'Long Term Courses': `
Bhakti Shastri | A full study of four core texts with written work, discussion circles and a certificate. | 6 Months | 2027-01-01 | 05:00–06:30 | 38
Bhakti Vaibhava | The first six cantos of the Bhagavatam in depth, with a teacher and a study partner. | 24 Months | 2027-02-02 | 05:30–07:00 | 103
Priest Training | Aarti, bathing and festival rites, step by step, at the side of an experienced pujari. | 12 Months | 2027-03-01 | 04:00–06:00 | 24
भक्ति प्रवेश | भक्ति के मूल सिद्धांत, सदाचार और सेवा का एक वर्षीय पाठ्यक्रम, हिन्दी में। | 1 Year | 2027-01-14 | 18:00–19:00 | 11
Vaishnava Music Diploma | Voice, mridanga and kartals, with two concerts a year and an examination. | 18 Months | 2027-04-04 | 16:00–18:00 | 52
Sanskrit Grammar | From sandhi to simple prose. For those who can read Devanagari fluently. | 9 Months | 2027-02-15 | 06:30–07:30 | 27
Teacher Training | How to hold a class for children or adults: preparation, questions, silence. | 4 Months | 2027-03-10 | 10:00–12:00 | 7
`,
  'Daily Classes': `
Bhagavatam Class | प्रतिदिन सुबह श्रीमद्भागवत कथा। A morning reading with questions, in Hindi and English. | 45 Minutes | 2026-12-01 | 08:00–08:45 | 2
Evening Gita | प्रतिदिन शाम गीता का एक श्लोक। One verse, its word meanings and a short talk. | 30 Minutes | 2026-12-01 | 19:30–20:00 | 22
Japa Circle | A quiet hour of chanting together before sunrise, with help for those who are new. | 1 Hour | 2026-12-01 | 05:00–06:00 | 15
Children at Five | A story, a song and a handful of prasadam after school. | 1 Hour | 2026-12-01 | 17:00–18:00 | 29
संध्या कीर्तन | संध्या आरती के बाद सामूहिक कीर्तन। सभी आयु के भक्तों का स्वागत है। | 40 Minutes | 2026-12-01 | 18:45–19:25 | 6
Yoga at the River | Gentle stretching and breathing on the ghat, weather permitting. Bring a mat. | 50 Minutes | 2026-12-01 | 06:15–07:05 | 26
Online Gita | The evening verse for those far away. The link comes by e-mail after registration. | 30 Minutes | 2026-12-01 | 21:00–21:30 | 33
Tulasi Care | Watering, lamps and the morning song for Tulasi Devi. | 20 Minutes | 2026-12-01 | 07:15–07:35 | 37
`,
}

const pad = (value: number | string, length = 2) => String(value).padStart(length, '0')

export const courseSeeds: readonly Seed[] = Object.entries(tables)
  .flatMap(([courseType, table]) => readTable(table).map((cells) => ({ courseType, cells })))
  .map(({ courseType, cells }, index) => {
    const [title = '', description = '', duration = '', startDate = '', hours = '', picture = ''] =
      cells
    const [startTime = '', endTime = ''] = hours.split('–')
    return {
      filePath: `mock-files/still-${pad(picture, 4)}-660x500.svg`,
      title,
      description,
      duration,
      courseType,
      startDate,
      startTime,
      endTime,
      datetime: `2026-${pad(Math.floor(index / 12) + 9)}-${pad((index % 12) * 2 + 3)}T11:${index + 10}:00`,
    }
  })

/** A Vedic course. */
export const course = defineEntity({
  path: '/admin/api/courses',
  model: {
    filePath: 'nullable',
    title: 'text',
    description: 'nullable',
    duration: 'nullable',
    courseType: 'nullable',
    startDate: 'nullable',
    startTime: 'nullable',
    endTime: 'nullable',
    datetime: 'nullable',
  },
  seed: (count) => repeatRows(courseSeeds, count, 'title'),
  builderDefaults: {
    title: 'Gita in 18 Days',
    description: 'One chapter an evening.',
    duration: '18 Days',
    courseType: 'Short Term Courses',
    startDate: '2026-12-12',
    startTime: '18:00',
    endTime: '19:30',
    filePath: 'mock-files/still-0001-660x500.svg',
  },
  limits: {
    title: courseTitleMaxLength,
    description: courseDescriptionMaxLength,
    duration: courseDurationMaxLength,
  },
  searchFields: ['title', 'description'],
  colleagueEdits: 'description',
  required: { title: 'Title is required.' },
})
