import { ChevronDown, Keyboard, KeyRound, LogOut, UserRound } from 'lucide-react'
import { DropdownButton, type DropdownEntry } from '../../ui/dropdown/dropdown-button'
import { adminMessages } from '../../messages/admin-screens/admin'

/** The account menu [ADMIN-4] with its button. */
export function UserMenu({ onHelp }: { onHelp: () => void }) {
  const { admin, account } = adminMessages
  const entries: DropdownEntry[] = [
    { label: account.profile, icon: UserRound, to: '/igallery' },
    { label: account.changePassword, icon: KeyRound, to: '/admin/changepass' },
    { label: account.keys, icon: Keyboard, onPress: onHelp },
    { label: account.logout, icon: LogOut, to: '/logout', startsGroup: true },
  ]
  return (
    <DropdownButton label={admin} className="btn btn-quiet px-2 text-body" entries={entries}>
      <span
        className="avatar size-36 text-bg-primary d-flex flex-shrink-0 align-items-center justify-content-center rounded-circle fs-6 fw-semibold"
        aria-hidden="true"
        data-letter={admin[0]}
      />
      <span className="d-none d-md-inline">{admin}</span>
      <ChevronDown className="d-none d-md-inline" aria-hidden="true" />
    </DropdownButton>
  )
}
