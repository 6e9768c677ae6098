import { Drawer } from '../../ui/dialog/drawer'
import { adminMessages } from '../../messages/admin-screens/admin'
import { SiteMark, ViewSite, SideMenu } from './sidebar'

/** The menu on a phone: a modal drawer, which traps the focus and returns it. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const texts = adminMessages
  return (
    <Drawer
      id="menu"
      label={texts.menu}
      closeLabel={texts.closeMenu}
      header={<SiteMark />}
      onClose={onClose}
    >
      <SideMenu onLeave={onClose} />
      <ViewSite className="w-100 justify-content-start gap-3 px-3" />
    </Drawer>
  )
}
