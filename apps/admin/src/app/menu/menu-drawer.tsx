import { Drawer } from '@admin-panel/ui/drawer'
import { Menu } from './menu.tsx'
import { HomeLink } from '#app/brand.tsx'
import { UserMenu } from '#app/user-menu.tsx'

/** The menu of a narrow window opens from a button. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      heading={<HomeLink onNavigate={onClose} className="-mx-2 inline-block" />}
      className="rail"
      onClose={onClose}
    >
      <Menu onNavigate={onClose} />
      <UserMenu />
    </Drawer>
  )
}
