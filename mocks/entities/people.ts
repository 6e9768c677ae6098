import type { Random } from '../random'

/** An invented person. */
export interface Person {
  name: string
  email: string
  hindi: boolean
}

const firstNames = [
  'Anjali', 'Meera', 'Arjun', 'Sunita', 'Kiran', 'Venkatesh', 'Lakshmi', 'Rohan', 'Kavita', 'Govind', 'Radha',
  'Suresh', 'Priya', 'Harish', 'Nandini', 'Mohan', 'Gauri', 'Deepak', 'Asha', 'Vikram', 'Tulsi', 'Madhav',
  'Thomas', 'Elena', 'Grace', 'Daniel',
] // prettier-ignore
const lastNames = [
  'Sharma', 'Krishnan', 'Patel', 'Devi', 'Rao', 'Iyer', 'Mishra', 'Tiwari', 'Verma', 'Das', 'Dasi', 'Nair',
  'Joshi', 'Gupta', 'Pandey', 'Kulkarni', 'Reddy', 'Chauhan', 'Sample', 'Weber', 'Moreau',
] // prettier-ignore
const hindi: [name: string, email: string][] = [
  ['राम प्रसाद तिवारी', 'ram.prasad'],
  ['सीता देवी', 'sita.devi'],
  ['गोविन्द दास', 'govind.das'],
  ['अनुराधा मिश्रा', 'anuradha'],
  ['हरि ओम शर्मा', 'hari.om'],
  ['कमला बाई', 'kamala'],
  ['श्याम सुन्दर', 'shyam.sundar'],
  ['वृन्दा पाण्डेय', 'vrinda'],
]
const hosts = ['example.org', 'example.com', 'example.net']

/** Creates a person; one in six writes in Hindi. */
export function createPerson(chance: Random): Person {
  const at = `${chance.int(1, 99)}@${chance.pick(hosts)}`
  if (chance.chance(1 / 6)) {
    const [name, email] = chance.pick(hindi)
    return { name, email: `${email}${at}`, hindi: true }
  }
  const [given, family] = [chance.pick(firstNames), chance.pick(lastNames)]
  return {
    name: `${given} ${family}`,
    email: `${given}.${family}${at}`.toLowerCase(),
    hindi: false,
  }
}
