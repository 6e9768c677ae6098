import { random } from '../fixtures/pictures/random'
import { courses } from './course'
import { moments } from './seed-dates'
import { person } from './people'
import type { Seed } from '../engine/data/sample'

const languages = [
  'Hindi',
  'Hindi',
  'English',
  'English',
  'Kannada',
  'Malayalam',
  'Telugu',
  'Other',
]
const streets = [
  'Sample Street',
  'Station Road',
  'Temple Lane',
  'Civil Lines',
  'Ring Road',
  'Gandhi Marg',
]
const towns = [
  'Chitrakoot',
  'Karwi',
  'Satna',
  'Banda',
  'Rewa',
  'Kanpur',
  'Nagpur',
  'Chennai',
  'Surat',
]
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

/** Who registered for a course. The form says "Short Term" where the course says "Short Term Courses". */
export function registrations(count: number, seed: string): Seed<'registration'>[] {
  const chance = random(`${seed}/registrations`)
  return moments(count, 14, chance.next).map((datetime) => {
    const { name, email, hindi } = person(chance)
    const index = chance.int(0, courses.length - 1)
    const { title, courseType } = courses[index]!
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
