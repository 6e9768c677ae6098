import { mailSubjectMaxLength } from '../../src/api/field-limits'
import { defineEntity, type SeedRecord } from './entity'
import { readTable } from './read-table'
import { random } from '../random'
import { createTimestamps } from './seed-dates'
import { createPerson } from './people'

type Seed = SeedRecord<'/admin/api/mailrequest'>

/** Subject, body and type. */
const letters = readTable(`
Re: Stay for a family of six | Hare Krishna. Two standard rooms on the ground floor are kept for you. Prasadam is served at 8, 12 and 7. | Reply
Re: 80G receipt for October | Please find the receipt attached. Thank you for your gift. | Reply
Re: कार्तिक दीप दान | दीप दान सायं 5:30 बजे से रामघाट पर होगा। आप सभी का स्वागत है। | Reply
Re: Wheelchair access | Yes, there is a ramp at the east gate, and a car may come up to it. Ask for help at the desk. | Reply
Re: Volunteering in February | We would be glad. The kitchen and the children’s classes need hands most. Do you need a bed? | Reply
Your registration | You are registered. The reading list is attached; please bring a notebook and a shawl. | Registration
Gita in 18 Days: before we begin | The first class is on 12 December at 6 PM IST. Please read the first chapter once before it. | Registration
Programme of the coming month | The festivals, the classes and the parikrama of the coming month, with the times. | Compose
Gita Jayanti invitation | All eighteen chapters together, on 20 December from seven in the morning. Prasadam follows. | Compose
गीता जयंती निमंत्रण | गीता जयंती पर आप सपरिवार सादर आमंत्रित हैं। | Compose
`)
const attachments = [
  'mock-files/still-0101-660x500.svg',
  'mock-files/still-0005-660x500.svg',
  'mock-files/scene-0003-1200x675.svg',
]

function createMails(count: number, seed: string): Seed[] {
  const chance = random(`${seed}/mails`)
  return createTimestamps(count, 20, chance.next).map((datetime) => {
    const [subject = '', body = '', type = ''] = chance.pick(letters)
    return {
      filePath: body.includes('attached') || chance.chance(0.1) ? chance.pick(attachments) : null,
      toEmail: createPerson(chance).email,
      subject,
      body,
      type,
      status: chance.chance(0.82) ? 'Sent' : chance.pick(['Pending', 'Failed']),
      datetime,
    }
  })
}

/** An entry of the mail log: most are sent, some pending, some failed. */
export const mail = defineEntity({
  path: '/admin/api/mailrequest',
  model: {
    filePath: 'nullable',
    toEmail: 'text',
    subject: 'text',
    body: 'nullable',
    type: 'nullable',
    status: 'nullable',
    datetime: 'nullable',
  },
  seed: (count = 120, seed) => createMails(count, seed),
  builderDefaults: {
    toEmail: 'ananya@example.org',
    subject: 'Re: Stay in Kartik',
    body: 'You are welcome.',
    type: 'Compose',
    status: 'Sent',
  },
  limits: { subject: mailSubjectMaxLength, body: 4000 },
  searchFields: ['toEmail', 'subject', 'type', 'status'],
  colleagueEdits: 'subject',
  required: { toEmail: 'Receiver email is required.' },
  aliases: { Body: 'body' },
  defaults: { type: 'Compose', status: 'Sent' },
  newestFirst: true,
})
