import { ChevronDown, Keyboard, KeyRound, LogOut, UserRound } from 'lucide-react'
import { MenuButton, type MenuEntry } from '../../ui/menu-button'
import './user-menu.scss'
import { adminMessages } from '../../messages/admin'

/** The account menu [ADMIN-4] with its button. */
export function UserMenu({ onHelp }: { onHelp: () => void }) {
  const { admin, account } = adminMessages
  const entries: MenuEntry[] = [
    { label: account.profile, icon: UserRound, to: '/igallery' },
    { label: account.changePassword, icon: KeyRound, to: '/admin/changepass' },
    { label: account.keys, icon: Keyboard, onPress: onHelp },
    { label: account.logout, icon: LogOut, to: '/logout', startsGroup: true },
  ]
  return (
    <MenuButton label={admin} className="btn user-button" entries={entries}>
      <span className="avatar rounded-circle fs-6" aria-hidden="true">
        {admin[0]}
      </span>
      <span className="d-none d-md-inline">{admin}</span>
      <ChevronDown className="d-none d-md-inline" aria-hidden="true" />
    </MenuButton>
  )
}
