import { operations } from '../../mocks/engine/operations'
import { screenLabels } from '../../src/admin/resources/menu'
import { resourceKeys, resources, type ResourceKey } from '../../src/admin/resources/registry'

/** States of each kind of screen; each is the name of a story. */
const readStates = ['Normal', 'Loading', 'Empty', 'Failing', 'LongText', 'Many', 'Phone'] as const
const staticStates = ['Normal', 'Phone'] as const
const formStates = ['Invalid', 'Sending', 'Sent', 'ServerFails'] as const
/** One screen: the title of its stories, its routes and its states. */
export interface Screen {
  title: string
  /** Routes of the route table; stories open the first. */
  routes: readonly string[]
  states: readonly string[]
}

const screenIn =
  (section: string) => (name: string, routes: string, states: readonly string[]) => ({
    title: `Screens/${section}/${name}`,
    routes: routes.split(' '),
    states,
  })
const publicScreen = screenIn('Public')
const adminScreen = screenIn('Admin')

/** States of a resource beyond those that every list has. */
const ownStates: Partial<Record<ResourceKey, readonly string[]>> = {
  slider: ['Conflict', 'NotFound', 'NotCompared', 'DeletingChanged'],
  notification: ['KeyboardHelp'],
  activities: ['Month', 'MonthEmpty', 'MonthFailing', 'MonthLongText', 'MonthMany', 'MonthAdding'],
  courses: [
    'LoadingAtFirst',
    'NothingFound',
    'NothingChosen',
    'Duplicating',
    'Invalid',
    'Saving',
    'Saved',
    'SessionEnded',
    'Leaving',
    'ExpandedOnAPhone',
    'PreviewOnAPhone',
  ],
  registrations: ['Reading'],
  igallery: ['DeletingMany', 'AddingMany', 'AddingManyRefused'],
  contactus: [
    'DeletingMany',
    'Reading',
    'Answering',
    'SendingAnAnswer',
    'AnswerRefused',
    'Answered',
    'AllAnswered',
    'Downloading',
    'Replied',
  ],
  email: ['Replying', 'SavedReplies'],
}

/** The states of a resource's list: the contract says whether records are added and edited. */
function statesOfList(key: ResourceKey) {
  const { path } = resources[key]
  const isAllowed = (name: string) => operations.some((operation) => operation.name === name)
  return [
    ...readStates,
    'Selected',
    ...(isAllowed(`POST ${path}`) ? ['Adding'] : []),
    ...(isAllowed(`PUT ${path}/{id}`) ? ['Editing'] : []),
    'Deleting',
    'Refused',
    ...(ownStates[key] ?? []),
  ]
}

/** Every screen and its states; scripts/storybook/storybook-index.test.ts checks that Storybook shows them. */
export const screens: readonly Screen[] = [
  publicScreen('Home', '/ /home', [...readStates, 'Menu', 'MenuOnAPhone']),
  publicScreen('Activities', '/activities', readStates),
  publicScreen('Vedic Courses', '/courses', readStates),
  publicScreen('Course Registration', '/coursesregister', [...readStates, ...formStates]),
  publicScreen('Temple Construction', '/templeCon /templeconstruction', [
    ...staticStates,
    'Donating',
  ]),
  publicScreen('Image Gallery', '/igallery', [...readStates, 'Opened']),
  publicScreen('Video Gallery', '/vgallery', [...readStates, 'Opened']),
  publicScreen('Chitrakoot', '/chitrakoot', staticStates),
  publicScreen('Kamadgiri', '/kamadgiri', staticStates),
  publicScreen('Founder Acharya', '/prabhupad', staticStates),
  publicScreen('Lord Chaitanya', '/chaitanyamahaprabhu', staticStates),
  publicScreen('Contact Us', '/contactus', [...staticStates, 'LongText', ...formStates]),
  publicScreen('Refund Policy', '/policies/refund-policy', staticStates),
  publicScreen('Privacy Policy', '/policies/privancy-policy', staticStates), // as given
  publicScreen('Terms and Conditions', '/policies/terms-and-condirions', staticStates), // as given
  publicScreen('Weather forecast', '/fetch-data', [
    'Normal',
    'Loading',
    'Empty',
    'Failing',
    'Phone',
  ]),
  publicScreen('Not Found', '/*', staticStates),
  adminScreen('Sign in', '/signin', [...staticStates, ...formStates, 'WrongPassword']),
  adminScreen('Dashboard', '/admin /admin/dashboard', [
    ...readStates,
    'DrawerOnAPhone',
    'NeedsAttention',
    'NothingNeedsAttention',
    'CheckingEverything',
    'AttentionCollectionFailing',
  ]),
  ...resourceKeys.map((key) => {
    const { label, title = label } = screenLabels[key]
    return adminScreen(title, `/admin/${key}`, statesOfList(key))
  }),
  adminScreen('Registrations by course', '/admin/registrations/by-course', [
    ...readStates.filter((state) => state !== 'Loading'),
    'Stopped',
    'Downloaded',
  ]),
  adminScreen('Change Password', '/admin/changepass', [
    ...staticStates,
    ...formStates,
    'AccountMenu',
    'Refused',
    'Leaving',
  ]),
]

/** The top level of Storybook's sidebar. */
export const sections = [
  'Start here',
  'Foundations',
  'Components',
  'Patterns',
  'Screens',
  'Flows',
] as const

/** The screen with this story title, if there is one. */
export const screenOf = (title: string) => screens.find((screen) => screen.title === title)
