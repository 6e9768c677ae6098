import { cleanLine } from '../../data/typed-text'
import { adminMessages } from '../../messages/admin-screens/admin'
import { findMessages } from '../../messages/admin-screens/find'
import { menu, screenLabels, type AdminScreen } from '../resources/menu'
import { addAddress } from '../list/dialogs/record-address'
import type { ResourceKey } from '../resources/registry'
import type { Resource } from '../resource'

/** A resource that is searched, with its key in the registry. */
export interface FindSource {
  key: ResourceKey
  resource: Resource
}

/** One line of the results. */
export interface FindOption {
  /** Unique among the results. */
  key: string
  label: string
  /** Shown before the label where a group has several kinds. */
  kind?: string
  /** Shown after the label. */
  summary?: string
  /** The address that it opens; the keyboard help has none. */
  to?: string
}

/** Results with a common heading. */
export interface FindGroup {
  key: string
  title: string
  options: FindOption[]
}

const screens: AdminScreen[] = [
  ...menu.flatMap(({ entries }) => entries.map(({ screen }) => screen)),
  'changepass',
]

/** The screens and actions whose names contain every word of the text; all of them for an empty text [FIND-1]. */
export function findScreensAndActions(text: string, sources: FindSource[]): FindGroup[] {
  const words = normalize(text).split(/\s+/).filter(Boolean)
  const matches = (...names: string[]) =>
    words.every((word) => normalize(names.join(' ')).includes(word))

  const screenOptions = screens
    .filter((screen) => matches(...namesOf(screen, sources)))
    .map((screen) => ({
      key: `screen ${screen}`,
      label: screenLabels[screen].title ?? screenLabels[screen].label,
      to: `/admin/${screen}`,
    }))
  const actionOptions = [...addActions(sources), ...otherActions].filter(({ label }) =>
    matches(label),
  )
  return [
    { key: 'screens', title: findMessages.screens, options: screenOptions },
    { key: 'actions', title: findMessages.actions, options: actionOptions },
  ].filter(({ options }) => options.length > 0)
}

/** The names by which a screen is found: its label and title, and the nouns of its records. */
function namesOf(screen: AdminScreen, sources: FindSource[]) {
  const { label, title = label } = screenLabels[screen]
  const resource = sources.find(({ key }) => key === screen)?.resource
  return [label, title, ...(resource?.labels ?? [])]
}

const addActions = (sources: FindSource[]): FindOption[] =>
  sources.flatMap(({ key, resource: { add } }) =>
    add ? [{ key: `add ${key}`, label: add.title, to: addAddress(key) }] : [],
  )

const otherActions: FindOption[] = [
  { key: 'keys', label: adminMessages.account.keys },
  { key: 'logout', label: adminMessages.account.logout, to: '/logout' },
]

const normalize = (text: string) => cleanLine(text).toLocaleLowerCase()
