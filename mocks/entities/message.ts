import {
  contactMessageMessageMaxLength,
  contactMessageNameMaxLength,
  contactMessageSubjectMaxLength,
} from '../../src/api/field-limits'
import { defineEntity, type SeedRecord } from './entity'
import { random } from '../random'
import { createTimestamps } from './seed-dates'
import { createPerson } from './people'

type Seed = SeedRecord<'/admin/api/contactus'>

const guests = [
  'two of us',
  'a family of four',
  'a family of six',
  'a group of twelve',
  'my parents and me',
]
const months = ['December', 'January', 'February', 'the week of Makar Sankranti', 'Vasant Panchami']
const towns = ['Nagpur', 'Kanpur', 'Satna', 'Jabalpur', 'Prayagraj', 'Indore', 'Pune', 'Ghent']

type Topic = (word: (list: readonly string[]) => string) => [subject: string, message: string]

const topics: Topic[] = [
  (word) => [
    `Stay for ${word(guests)}`,
    `Hare Krishna. We are ${word(guests)} from ${word(towns)} and would come in ${word(months)}. Is a standard room free, and is prasadam served for all meals?`,
  ],
  (word) => [
    'Wheelchair access',
    `My mother uses a wheelchair. Is there a ramp at the east gate, and how far can a car from ${word(towns)} come?`,
  ],
  (word) => [
    `Volunteering in ${word(months)}`,
    `I have two free weeks in ${word(months)} and can cook, paint or teach drawing. Whom do I write to?`,
  ],
  () => [
    '80G receipt for October',
    'I gave for three square feet in October and need the 80G receipt for my papers. The transfer note was my name.',
  ],
  (word) => [
    'Parking for a bus',
    `We are ${word(guests)} more than fit in a car: a bus from ${word(towns)}. Where may it stand overnight?`,
  ],
  (word) => [
    'Bhakti Shastri online?',
    `I live in ${word(towns)} and cannot leave work for six months. Can the Bhakti Shastri course be followed online?`,
  ],
  () => [
    'Lost a shawl',
    'After the evening aarti I left a blue shawl by the shoe stand. Has anybody brought it to the desk?',
  ],
  () => [
    'Correction on the website',
    'The timings page says darshan ends at nine, the board at the gate says half past eight. Which is right?\nThank you for the new site.',
  ],
  (word) => [
    'Annadana on a birthday',
    `Can I offer a meal for pilgrims on my daughter's birthday in ${word(months)}? How many rupees, and how many meals?`,
  ],
]
const hindiTopics: Topic[] = [
  () => [
    'कार्तिक दीप दान',
    'हरे कृष्ण। दीप दान में भाग लेने के लिए क्या पहले से नाम लिखवाना होगा? हम पाँच लोग हैं।',
  ],
  () => ['कमरे की जानकारी', 'क्या दिसंबर में दो कमरे मिल सकते हैं? भोजन प्रसाद की व्यवस्था भी बताइए।'],
  () => ['परिक्रमा का समय', 'पूर्णिमा की परिक्रमा कितने बजे आरंभ होगी और कहाँ मिलना है? बच्चे भी साथ होंगे।'],
]

function createMessages(count: number, seed: string): Seed[] {
  const chance = random(`${seed}/messages`)
  return createTimestamps(count, 9, chance.next).map((datetime) => {
    const { name, email, hindi } = createPerson(chance)
    const [subject, message] = chance.pick(hindi ? hindiTopics : topics)((list) =>
      chance.pick(list),
    )
    return { name, email, subject, message, datetime }
  })
}

/** A message that a visitor sent through the contact form. */
export const message = defineEntity({
  path: '/admin/api/contactus',
  model: {
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    datetime: 'nullable',
  },
  seed: (count = 260, seed) => createMessages(count, seed),
  builderDefaults: {
    name: 'Ananya Mishra',
    email: 'ananya@example.org',
    subject: 'Stay in Kartik',
    message: 'May four of us stay for two nights?',
  },
  limits: {
    name: contactMessageNameMaxLength,
    subject: contactMessageSubjectMaxLength,
    message: contactMessageMessageMaxLength,
  },
  searchFields: ['name', 'email', 'subject'],
  colleagueEdits: 'message',
  newestFirst: true,
})
