import type { Locator } from '@playwright/test'
import type { ResourceKey } from '../../../src/admin/resources/registry'
import { resources, type Case } from '../../resources'

/** How a test fills in the forms of one admin collection, and which parts the server must parse. */
export interface Collection {
  /** The path of the screen below /admin. */
  screen: ResourceKey
  /** The API's path in its exact letter case. */
  path: string
  /** Name of the button that opens the form of a new record; absent where there is none. */
  add?: string
  /** Values to type or choose: label, name of the multipart part, value. */
  fields: [label: string, part: string, value: string][]
  /** Name of the file that a new record uploads. */
  file?: string
  /** The text that an edit changes; absent where records cannot be edited. */
  edit?: [label: string, part: string]
}

/** What a server must parse: quotes, line breaks, other scripts, empty values and file names, by label. */
const unusual: Partial<Record<ResourceKey, Record<string, string>>> = {
  notification: { Notification: 'दीप "दान" & more', URL: '' },
  slider: {
    Heading1: 'दीप "दान" & more',
    Heading2: 'One line\nand another',
    'Action URL': '',
    Image: 'चित्र.png',
  },
  courses: { Title: 'गीता Gita', 'End time': '', 'Banner image': 'गीता (1).png' },
  activities: { 'Banner image': 'kīrtan “live”.png' },
  igallery: { Description: '', Image: 'घाट 🪔.png' },
  vgallery: { 'Video link': 'https://example.org/arati.mp4?a=1&b=2' },
  email: { Subject: 'दर्शन', 'Mail Body': 'Welcome.\nCome any day.' },
}

/** The text that an edit changes where it is not the one that names the record. */
const edited: Partial<Record<ResourceKey, [label: string, part: string]>> = {
  slider: ['Heading2', 'heading2'],
  contactus: ['Subject', 'subject'],
  email: ['Subject', 'subject'],
}

function collectionOf({ key, path, fields = [], picture, add, edit, named }: Case): Collection {
  const special = unusual[key] ?? {}
  const [naming] = Object.keys(named(''))
  const own = fields.find(([, part]) => part === naming)
  return {
    screen: key,
    path: path.slice(1),
    add: add && (add.button ?? 'Add'),
    fields: fields.map(([label, part, value]) => [label, part, special[label] ?? value]),
    file: picture && (special[picture] ?? 'चित्र.png'),
    edit: edit && (edited[key] ?? [own![0], own![1]]),
  }
}

export const collections = resources.map(collectionOf)

/** Types a value, or chooses it where the field is a choice. */
export async function fillField(field: Locator, value: string) {
  const isChoice = await field.evaluate((element) => element.matches('select'))
  await (isChoice ? field.selectOption(value) : field.fill(value))
}
