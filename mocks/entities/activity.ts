import { activityTitleMaxLength, activityDescriptionMaxLength } from '../../src/api/field-limits'
import { defineEntity, repeatRows, type SeedRecord } from './entity'
import { readTable } from './read-table'

type Seed = SeedRecord<'/admin/api/activities'>

// Dates are free text in the backend; the screen shows an unreadable one, as in the last record, as it is.
const lines = readTable(`
Janmashtami | Abhishek at midnight, kirtan all day, and a play by the children of the Sunday school. | 2026-09-04 | 18:00 | scene-0008 | Festival
Radhashtami | A morning of songs, garlands from the temple garden, and a feast at noon. | 2026-09-19 | 10:30 | still-0001 | Festival
शरद पूर्णिमा | चाँदनी में रामघाट पर कीर्तन और खीर का प्रसाद। | 2026-10-26 | 20:00 | scene-0016 | Festival
Govardhan Puja | A hill of sweets and rice, offered with the whole town and shared on the Parikrama path. | 2026-11-10 | 09:00 | still-0012 | Festival
Gopashtami at the Cow Shelter | Feeding and decorating the cows; bring green fodder rather than sweets. | 2026-11-17 | 07:30 | scene-0547 | Seva
Kartik Deepa Daan | A thousand lamps are floated on the Mandakini. Ghee lamps are given at the gate. | 2026-11-21 | 17:30 | scene-0546 | Festival
पूर्णिमा परिक्रमा | कामदगिरि की परिक्रमा, कीर्तन के साथ। Barefoot, about five kilometres, three hours. | 2026-11-24 | 05:00 | scene-0002 | Pilgrimage
Purnima Annadana | Prasadam for a thousand pilgrims after the parikrama. Hands are needed in the kitchen from early. | 2026-11-24 | 11:00 | still-0023 | Seva
Book Distribution Morning | In pairs along the bazaar road, after a short talk on how to begin a conversation. | 2026-11-28 | 08:30 | still-0016 | Seva
Akhanda Harinam Kirtan | चौबीस घंटे का अखंड हरिनाम संकीर्तन। Singers from six towns take turns for a full day and night. | 2026-12-05 | 06:00 | still-0039 | Kirtan
Gita Jayanti | All eighteen chapters are recited together, in Sanskrit, with a Hindi talk after each sixth. | 2026-12-20 | 07:00 | still-0000 | Festival
Home Programme in Karwi | Kirtan, a reading and supper at the house of a family. Ask for the way at the desk. | 2026-12-27 | 18:30 | still-0014 | Home
New Year Retreat | Three days of silence until noon, walks to Gupt Godavari, and questions by the fire. | 2027-01-01 | 05:30 | scene-0012 | Retreat
Blanket Seva | Woollen blankets are handed out along the ghats before the coldest nights. | 2027-01-08 | 19:00 | scene-0013 | Seva
मकर संक्रांति स्नान | प्रातः मंदाकिनी स्नान, तिल का प्रसाद और दान। | 2027-01-14 | 04:30 | scene-0556 | Festival
Youth Weekend | Hanuman Dhara at sunrise, a workshop on habits, and an evening of drama. | 2027-01-23 | 15:00 | scene-0017 | Retreat
Vasant Panchami | Yellow flowers everywhere, and the first lesson for the smallest children. | 2027-02-11 | 09:00 | still-0007 | Festival
Visit of Senior Teachers | Talks morning and evening. The dates are told as soon as the tickets are booked. | first week of Phalgun | after aarti | still-0035
`)

const activitySeeds: readonly Seed[] = lines.map(
  (
    [title = '', description = '', date = '', time = '', picture = '', courseType = null],
    index,
  ) => ({
    filePath: `mock-files/${picture}-700x500.svg`,
    title,
    description,
    date,
    time,
    courseType,
    datetime: `2026-${index < 8 ? '08' : '11'}-${String(index + 2).padStart(2, '0')}T13:${index + 20}:00`,
  }),
)

/** An event of the temple. */
export const activity = defineEntity({
  path: '/admin/api/activities',
  model: {
    filePath: 'nullable',
    title: 'text',
    description: 'nullable',
    date: 'nullable',
    time: 'nullable',
    courseType: 'nullable',
    datetime: 'nullable',
  },
  seed: (count) => repeatRows(activitySeeds, count, 'title'),
  builderDefaults: {
    title: 'Kartik Deepa Daan',
    description: 'A thousand lamps on the Mandakini.',
    date: '2026-11-24',
    time: '18:30',
    filePath: 'mock-files/scene-0001-700x500.svg',
  },
  limits: { title: activityTitleMaxLength, description: activityDescriptionMaxLength },
  searchFields: ['title', 'description'],
  colleagueEdits: 'description',
  required: { title: 'Title is required.' },
})
