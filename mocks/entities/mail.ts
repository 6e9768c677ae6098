import { random } from '../fixtures/pictures/random'
import { moments } from './seed-dates'
import { person } from './people'
import type { Seed } from '../engine/data/sample'

const letters: [subject: string, body: string, type: string][] = [
  [
    'Re: Stay for a family of six',
    'Hare Krishna. Two standard rooms on the ground floor are kept for you. Prasadam is served at 8, 12 and 7.',
    'Reply',
  ],
  [
    'Re: 80G receipt for October',
    'Please find the receipt attached. Thank you for your gift.',
    'Reply',
  ],
  ['Re: कार्तिक दीप दान', 'दीप दान सायं 5:30 बजे से रामघाट पर होगा। आप सभी का स्वागत है।', 'Reply'],
  [
    'Re: Wheelchair access',
    'Yes, there is a ramp at the east gate, and a car may come up to it. Ask for help at the desk.',
    'Reply',
  ],
  [
    'Re: Volunteering in February',
    'We would be glad. The kitchen and the children’s classes need hands most. Do you need a bed?',
    'Reply',
  ],
  [
    'Your registration',
    'You are registered. The reading list is attached; please bring a notebook and a shawl.',
    'Registration',
  ],
  [
    'Gita in 18 Days: before we begin',
    'The first class is on 12 December at 6 PM IST. Please read the first chapter once before it.',
    'Registration',
  ],
  [
    'Programme of the coming month',
    'The festivals, the classes and the parikrama of the coming month, with the times.',
    'Compose',
  ],
  [
    'Gita Jayanti invitation',
    'All eighteen chapters together, on 20 December from seven in the morning. Prasadam follows.',
    'Compose',
  ],
  ['गीता जयंती निमंत्रण', 'गीता जयंती पर आप सपरिवार सादर आमंत्रित हैं।', 'Compose'],
]
const attachments = [
  'mock-files/still-0101-660x500.svg',
  'mock-files/still-0005-660x500.svg',
  'mock-files/scene-0003-1200x675.svg',
]

/** The mail log: most sent, some waiting, some failed. */
export function mails(count: number, seed: string): Seed<'mail'>[] {
  const chance = random(`${seed}/mails`)
  return moments(count, 20, chance.next).map((datetime) => {
    const [subject, body, type] = chance.pick(letters)
    return {
      filePath: body.includes('attached') || chance.chance(0.1) ? chance.pick(attachments) : null,
      toEmail: person(chance).email,
      subject,
      body,
      type,
      status: chance.chance(0.82) ? 'Sent' : chance.pick(['Pending', 'Failed']),
      datetime,
    }
  })
}
