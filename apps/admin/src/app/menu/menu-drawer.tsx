import { Drawer } from '@admin-panel/ui/drawer'
import { Menu } from './menu.tsx'
import { UserMenu } from '#app/user-menu.tsx'

/** The menu of a narrow window opens from a button. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer heading="admin-panel" onClose={onClose}>
      <Menu onNavigate={onClose} />
      <UserMenu />
    </Drawer>
  )
}
