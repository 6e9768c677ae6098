import {
  courseTitleMaxLength,
  registrationAddressMaxLength,
  registrationCommentMaxLength,
  registrationNameMaxLength,
} from '../../src/api/field-limits'
import { defineEntity, type SeedRecord } from './entity'
import { random } from '../random'
import { courseSeeds } from './course'
import { createTimestamps } from './seed-dates'
import { createPerson } from './people'

type Seed = SeedRecord<'/general/api/CourseRegister'>

const languages = 'Hindi, Hindi, English, English, Kannada, Malayalam, Telugu, Other'.split(', ')
const streets =
  'Sample Street, Station Road, Temple Lane, Civil Lines, Ring Road, Gandhi Marg'.split(', ')
const towns = 'Chitrakoot, Karwi, Satna, Banda, Rewa, Kanpur, Nagpur, Chennai, Surat'.split(', ')
const comments = [
  'Looking forward to it.',
  'I can attend only on weekdays after six.',
  'May my wife join as well? She has studied the Gita before.',
  'Please send the reading list in Hindi if there is one.',
  'I shall need a room for the first two weeks.',
  'First time. Is there anything to bring?',
]
const hindiComments = [
  'कृपया सामग्री हिन्दी में भेजिए।',
  'मैं पहली बार भाग ले रहा हूँ।',
  'क्या बच्चों को साथ ला सकते हैं?',
]

function createRegistrations(count: number, seed: string): Seed[] {
  const chance = random(`${seed}/registrations`)
  return createTimestamps(count, 14, chance.next).map((datetime) => {
    const { name, email, hindi } = createPerson(chance)
    const index = chance.int(0, courseSeeds.length - 1)
    const { title, courseType } = courseSeeds[index]!
    const house = chance.int(1, 240)
    return {
      name,
      email,
      mobno: chance.chance(0.1)
        ? null
        : `+91 00000 000${String(chance.int(0, 99)).padStart(2, '0')}`,
      course_type: courseType?.replace(' Courses', '') ?? null,
      course_name: title,
      course_id: String(index + 1),
      language: hindi ? 'Hindi' : chance.pick(languages),
      address: hindi
        ? `मकान ${house}, मंदिर मार्ग, चित्रकूट (नमूना)`
        : `${house} ${chance.pick(streets)}, ${chance.pick(towns)} 000000`,
      comment: chance.pick(hindi ? hindiComments : comments),
      datetime,
    }
  })
}

/** A registration for a course. */
export const registration = defineEntity({
  path: '/general/api/CourseRegister',
  model: {
    name: 'text',
    email: 'text',
    mobno: 'nullable',
    course_type: 'nullable',
    course_name: 'nullable',
    course_id: 'nullable',
    language: 'nullable',
    address: 'nullable',
    comment: 'nullable',
    datetime: 'nullable',
  },
  seed: (count = 180, seed) => createRegistrations(count, seed),
  builderDefaults: {
    name: 'Ananya Mishra',
    email: 'ananya@example.org',
    mobno: '+91 00000 00000',
    course_type: 'Short Term',
    course_name: 'Gita in 18 Days',
    course_id: '1',
    language: 'Hindi',
    address: 'Sample Street 1, Chitrakoot',
    comment: 'Looking forward to it.',
  },
  limits: {
    name: registrationNameMaxLength,
    course_name: courseTitleMaxLength,
    address: registrationAddressMaxLength,
    comment: registrationCommentMaxLength,
  },
  searchFields: ['name', 'email', 'mobno'],
  colleagueEdits: 'comment',
  newestFirst: true,
})
