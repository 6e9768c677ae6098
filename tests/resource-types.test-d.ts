import { Reply } from 'lucide-react'
import type { AdminScreen } from '../src/admin/layout/menu'
import type { ResourceEntry, ResourceKey } from '../src/admin/resources'
import { resource } from '../src/admin/resources/resource'
import { publicPreviews } from '../src/app/public-previews'
import { adminMessages, type ScreenLabel } from '../src/messages/admin'

// Checked by tsc alone: each case must not compile, and says so when it does.

const words = {
  title: '',
  search: { hint: '', fields: '' },
  empty: '',
  minWidth: 0,
} as const
const slides = {
  ...words,
  labels: ['slide', 'slides'] as [string, string],
  name: 'heading1' as const,
  summaryFields: ['heading2', 'actionUrl'] as ['heading2', 'actionUrl'],
  remove: ['', ''] as [string, string],
}

// What is right compiles.
resource('/admin/api/slider', {
  ...slides,
  columns: [{ field: 'heading1', label: '' }],
  fields: [{ field: 'file', label: '' }],
  add: { title: '' },
  edit: { title: '' },
})

// A column that the record does not have.
resource('/admin/api/slider', {
  ...slides,
  // @ts-expect-error heading3 is no field of a slide
  columns: [{ field: 'heading3', label: '' }],
})

// A cell that takes another kind of value than its field has.
resource('/admin/api/slider', {
  ...slides,
  // @ts-expect-error heading1 is text, not a number
  columns: [{ field: 'heading1', label: '', cell: (value: number) => value.toFixed() }],
})

// A form field that the contract does not take.
resource('/admin/api/slider', {
  ...slides,
  columns: [],
  // @ts-expect-error filePath is the record's; a form sends `file`
  fields: [{ field: 'filePath', label: '' }],
})

// A name, a picture or a summary field that the record does not have.
resource('/admin/api/slider', {
  ...slides,
  // @ts-expect-error title is no field of a slide
  name: 'title',
  // @ts-expect-error nor is image
  picture: 'image',
  // @ts-expect-error nor is text
  summaryFields: ['heading2', 'text'],
  columns: [],
})

// A path that is no collection.
// @ts-expect-error the weather is no admin list
resource('/weatherforecast', { ...slides, columns: [] })

const people = {
  ...words,
  labels: ['registration', 'registrations'] as [string, string],
  name: 'name' as const,
  summaryFields: ['email', 'mobno'] as ['email', 'mobno'],
  columns: [],
  remove: ['', ''] as [string, string],
}

// Registrations have neither POST nor PUT.
resource('/general/api/CourseRegister', people)
resource('/general/api/CourseRegister', {
  ...people,
  // @ts-expect-error no POST
  add: { title: '' },
  // @ts-expect-error no PUT
  edit: { title: '' },
  // @ts-expect-error no form
  fields: [],
})

// Messages can be updated and not added.
resource('/admin/api/contactus', {
  ...people,
  summaryFields: ['subject', 'datetime'],
  edit: { title: '' },
  fields: [{ field: 'subject', label: '' }],
  // @ts-expect-error no POST
  add: { title: '' },
})

// A mail's text goes as `Body`.
resource('/admin/api/mailrequest', {
  ...people,
  name: 'toEmail',
  summaryFields: ['subject', 'status'],
  // @ts-expect-error body is the record's name for it
  fields: [{ field: 'body', label: '' }],
})

// A form's field is drawn from one that the record has, and an address fills in what the form takes.
resource('/admin/api/mailrequest', {
  ...people,
  name: 'toEmail',
  summaryFields: ['subject', ['status', 'datetime']],
  fields: [
    { field: 'Body', from: 'body', label: '' },
    // @ts-expect-error text is no field of a mail
    { field: 'file', from: 'text', label: '' },
  ],
  // @ts-expect-error receiver is no field of the form
  add: { title: '', prefill: () => ({ receiver: '' }) },
})

// A row's link is built from the row's own fields, and a summary of several fields is checked too.
resource('/general/api/CourseRegister', {
  ...people,
  // @ts-expect-error a registration calls it course_name
  summaryFields: ['email', ['course_type', 'courseName']],
  // @ts-expect-error a registration calls it course_name
  links: [{ label: '', icon: Reply, to: ({ courseName }) => String(courseName) }],
})

// The preview in the delete dialog is drawn from the record.
resource('/admin/api/contactus', {
  ...people,
  summaryFields: ['subject', 'datetime'],
  // @ts-expect-error messages have no video
  preview: ({ videoLink }) => String(videoLink),
})

// A resource without a label in the menu.
const otherLabels: Omit<typeof adminMessages.screens, 'slider'> = adminMessages.screens
// @ts-expect-error the label of the slider is missing
otherLabels satisfies Record<AdminScreen, ScreenLabel>

// A resource that the table of public previews does not name.
const otherPreviews: Omit<typeof publicPreviews, 'email'> = publicPreviews
// @ts-expect-error that mails have no preview must be said
otherPreviews satisfies Record<ResourceKey, unknown>

const slider = {
  group: 'home',
  icon: Reply,
  hasPictures: true,
  load: async () => (await import('../src/admin/resources/slider')).slider,
} as const
;({ ...slider, counts: '/admin/api/slider' }) satisfies ResourceEntry<'/admin/api/slider'>

// A resource without a figure of the dashboard.
// @ts-expect-error nothing is counted
slider satisfies ResourceEntry<'/admin/api/slider'>

// A declaration of another collection than the one that is counted.
;({
  ...slider,
  counts: '/admin/api/courses',
  // @ts-expect-error the declaration is of the slider
  load: slider.load,
}) satisfies ResourceEntry<'/admin/api/courses'>

// A group that the menu does not have.
;({
  ...slider,
  counts: '/admin/api/slider',
  // @ts-expect-error the messages name no such group
  group: 'shop',
}) satisfies ResourceEntry<'/admin/api/slider'>
