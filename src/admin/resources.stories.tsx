import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'

/** The lists of the back office beside Slider, each at its address (SPEC 2, Admin pages). */
const meta = {
  title: 'Screens/Admin/Lists',
  parameters: { at: '/admin/courses' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A list at its address, in a state of the mock server. */
const list = (screen: string, scenario?: string): Story => ({
  parameters: { at: `/admin/${screen}`, ...(scenario && { scenario }) },
})

/** The same on a phone. */
const phone = (screen: string, scenario?: string): Story => ({
  ...list(screen, scenario),
  globals: { viewport: { value: 'w360' } },
})

/** The dialog behind the first button of a name. */
const dialog = (at: string, name: string | RegExp): Story => ({
  ...list(at),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name })
    await userEvent.click(first!)
    await screen.findByRole('dialog')
  },
})
const edit = /^Edit: /
const remove = /^Delete: /

export const Courses = list('courses')
export const CoursesEmpty = list('courses', 'empty')
export const CoursesFailing = list('courses', 'failing')
export const CoursesLongText = list('courses', 'long-text')
export const CoursesPhone = phone('courses')
export const CoursesAdding = dialog('courses', 'Add')
export const CoursesEditing = dialog('courses', edit)
export const CoursesDeleting = dialog('courses', remove)

export const Activities = list('activities')
export const ActivitiesLongText = list('activities', 'long-text')
export const ActivitiesPhone = phone('activities')
export const ActivitiesAdding = dialog('activities', 'Add')
export const ActivitiesEditing = dialog('activities', edit)
export const ActivitiesDeleting = dialog('activities', remove)

export const Images = list('igallery')
export const ImagesLongText = list('igallery', 'long-text')
export const ImagesPhone = phone('igallery')
export const ImagesAdding = dialog('igallery', 'Add')
export const ImagesDeleting = dialog('igallery', remove)

export const Videos = list('vgallery')
export const VideosLongText = list('vgallery', 'long-text')
export const VideosPhone = phone('vgallery')
export const VideosAdding = dialog('vgallery', 'Add')
export const VideosDeleting = dialog('vgallery', remove)

export const Messages = list('contactus')
export const MessagesEmpty = list('contactus', 'empty')
export const MessagesLongText = list('contactus', 'long-text')
export const MessagesPhone = phone('contactus')
export const MessagesEditing = dialog('contactus', edit)
export const MessagesDeleting = dialog('contactus', remove)

const reply = 'email?toEmail=ananya%40example.org&subject=Stay+in+Kartik'

export const Mails = list('email')
export const MailsEmpty = list('email', 'empty')
export const MailsFailing = list('email', 'failing')
export const MailsLongText = list('email', 'long-text')
export const MailsPhone = phone('email')
export const MailsComposing = dialog('email', 'Compose Email')
export const MailsReplying = list(reply)
export const MailsReplyingOnAPhone = phone(reply)
export const MailsEditing = dialog('email', edit)
export const MailsDeleting = dialog('email', remove)

export const Registrations = list('registrations')
export const RegistrationsEmpty = list('registrations', 'empty')
export const RegistrationsLongText = list('registrations', 'long-text')
export const RegistrationsPhone = phone('registrations')
export const RegistrationsDeleting = dialog('registrations', remove)
