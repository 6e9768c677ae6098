import { Reply } from 'lucide-react'
import type { ResourceEntry, ResourceKey } from '../src/admin/resources/registry'
import { resource } from '../src/admin/resource'
import { publicPreviews } from '../src/app/public-previews'

// Only tsc checks this file: it reports a `@ts-expect-error` whose code compiles.

const words = {
  title: '',
  search: { hint: '', fields: '' },
  empty: '',
  minWidth: 0,
} as const
const slides = {
  ...words,
  labels: { singular: 'slide', plural: 'slides' },
  name: 'heading1' as const,
  summaryFields: ['heading2', 'actionUrl'] as ['heading2', 'actionUrl'],
  deleteTexts: { singular: '', plural: '' },
}

// A correct resource must compile.
resource('/admin/api/slider', {
  ...slides,
  columns: [{ field: 'heading1', label: '' }],
  fields: [{ field: 'file', label: '' }],
  add: { title: '' },
  edit: { title: '' },
})

// A column must be a field of the record.
resource('/admin/api/slider', {
  ...slides,
  // @ts-expect-error heading3 is not a field of a slide
  columns: [{ field: 'heading3', label: '' }],
})

// A cell function must accept the type of its field.
resource('/admin/api/slider', {
  ...slides,
  // @ts-expect-error heading1 is text, not a number
  columns: [{ field: 'heading1', label: '', cell: (value: number) => value.toFixed() }],
})

// A form field must be one that the contract accepts.
resource('/admin/api/slider', {
  ...slides,
  columns: [],
  // @ts-expect-error filePath is a field of the record; the form sends `file`
  fields: [{ field: 'filePath', label: '' }],
})

// The name, the picture and the summary fields must be fields of the record.
resource('/admin/api/slider', {
  ...slides,
  // @ts-expect-error title is not a field of a slide
  name: 'title',
  // @ts-expect-error image is not a field of a slide
  picture: 'image',
  // @ts-expect-error text is not a field of a slide
  summaryFields: ['heading2', 'text'],
  columns: [],
})

const people = {
  ...words,
  labels: { singular: 'registration', plural: 'registrations' },
  name: 'name' as const,
  summaryFields: ['email', 'mobno'] as ['email', 'mobno'],
  columns: [],
  deleteTexts: { singular: '', plural: '' },
}

// The contract has no POST and no PUT for registrations, so they have no form.
resource('/general/api/CourseRegister', people)
resource('/general/api/CourseRegister', {
  ...people,
  // @ts-expect-error no POST
  add: { title: '' },
  // @ts-expect-error no PUT
  edit: { title: '' },
  // @ts-expect-error no form without POST and PUT
  fields: [],
})

// The contract has a PUT but no POST for messages.
resource('/admin/api/contactus', {
  ...people,
  summaryFields: ['subject', 'datetime'],
  edit: { title: '' },
  fields: [{ field: 'subject', label: '' }],
  // @ts-expect-error no POST
  add: { title: '' },
})

// The contract sends a mail's text as `Body`, although the record calls it `body`.
resource('/admin/api/mailrequest', {
  ...people,
  name: 'toEmail',
  summaryFields: ['subject', 'status'],
  // @ts-expect-error body is the name in the record, not in the form
  fields: [{ field: 'body', label: '' }],
})

// Every resource needs an entry in `publicPreviews`, even if it has no preview.
const otherPreviews: Omit<typeof publicPreviews, 'email'> = publicPreviews
// @ts-expect-error the entry of email is missing
otherPreviews satisfies Record<ResourceKey, unknown>

const slider = {
  label: 'Slider',
  group: 'home',
  icon: Reply,
  headButtons: 2,
  load: async () => (await import('../src/admin/resources/slider')).slider,
} as const
;({ ...slider, path: '/admin/api/slider' }) satisfies ResourceEntry<'/admin/api/slider'>

// Every resource needs its path in the contract, whose records the dashboard counts.
// @ts-expect-error the path is missing
slider satisfies ResourceEntry<'/admin/api/slider'>

// The group must be a group of the menu.
;({
  ...slider,
  path: '/admin/api/slider',
  // @ts-expect-error the messages have no label for this group
  group: 'shop',
}) satisfies ResourceEntry<'/admin/api/slider'>
