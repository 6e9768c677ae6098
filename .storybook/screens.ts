import { screenLabels } from '../src/admin/layout/menu'
import { resourceKeys, type ResourceKey } from '../src/admin/resources'

/** The states that a screen of a kind is shown in. A story has the same name. */
const reading = ['Normal', 'Loading', 'Empty', 'Failing', 'LongText', 'Many', 'Phone'] as const
const still = ['Normal', 'Phone'] as const
const sending = ['Invalid', 'Sending', 'Sent', 'ServerFails'] as const
const list = [...reading, 'Selected', 'Editing', 'Deleting', 'Refused'] as const
const growing = [...list, 'Adding'] as const

/** One screen: where its stories stand in the book, and the routes that lead to it. */
export interface Screen {
  title: string
  /** Routes of the route table, the first is the one that its stories open. */
  routes: readonly string[]
  states: readonly string[]
}

const screenIn = (shelf: string) => (name: string, routes: string, states: readonly string[]) => ({
  title: `Screens/${shelf}/${name}`,
  routes: routes.split(' '),
  states,
})
const open = screenIn('Public')
const admin = screenIn('Admin')

/** The states of each resource's list; a resource that is missing here does not compile. */
const listStates: Record<ResourceKey, readonly string[]> = {
  slider: growing,
  notification: [...growing, 'KeyboardHelp'],
  activities: growing,
  courses: [...growing, 'Duplicating', 'Invalid', 'Leaving', 'UnfoldedOnAPhone', 'PreviewOnAPhone'],
  // Nobody writes a registration in the admin, and none is edited.
  registrations: [...list.filter((state) => state !== 'Editing'), 'Reading'],
  igallery: [...growing, 'DeletingMany'],
  vgallery: growing,
  contactus: [...list, 'DeletingMany', 'Reading', 'ReadingOnAPhone', 'Downloading', 'Answered'],
  email: [...growing, 'Replying', 'SavedReplies'],
}

/** Every screen of the route table and its states: what the book must hold (scripts/storybook/storybook-index.test.ts). */
export const screens: readonly Screen[] = [
  open('Home', '/ /home', [...reading, 'Menu', 'MenuOnAPhone']),
  open('Activities', '/activities', reading),
  open('Vedic Courses', '/courses', reading),
  open('Course Registration', '/coursesregister', [...reading, ...sending]),
  open('Temple Construction', '/templeCon /templeconstruction', [...still, 'Donating']),
  open('Image Gallery', '/igallery', [...reading, 'Opened']),
  open('Video Gallery', '/vgallery', [...reading, 'Opened']),
  open('Chitrakoot', '/chitrakoot', still),
  open('Kamadgiri', '/kamadgiri', still),
  open('Founder Acharya', '/prabhupad', still),
  open('Lord Chaitanya', '/chaitanyamahaprabhu', still),
  open('Contact Us', '/contactus', [...still, 'LongText', ...sending]),
  open('Refund Policy', '/policies/refund-policy', still),
  open('Privacy Policy', '/policies/privancy-policy', still), // as given
  open('Terms and Conditions', '/policies/terms-and-condirions', still), // as given
  open('Weather forecast', '/fetch-data', ['Normal', 'Loading', 'Empty', 'Failing', 'Phone']),
  open('Not Found', '/*', still),
  admin('Sign in', '/signin', [...still, ...sending, 'Refused']),
  admin('Dashboard', '/admin /admin/dashboard', [...reading, 'AccountMenu', 'DrawerOnAPhone']),
  ...resourceKeys.map((key) => {
    const { label, title = label } = screenLabels[key]
    return admin(title, `/admin/${key}`, listStates[key])
  }),
  admin('Change Password', '/admin/changepass', [...still, ...sending, 'Refused', 'Leaving']),
]

/** What stands at the top of the book, in its order. */
export const shelves = [
  'Start here',
  'Foundations',
  'Components',
  'Patterns',
  'Screens',
  'Flows',
] as const

/** The screen of a story's title, when it is one. */
export const screenOf = (title: string) => screens.find((screen) => screen.title === title)
