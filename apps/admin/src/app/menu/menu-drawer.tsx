import { Drawer } from '@admin-panel/ui/drawer'
import { Menu } from './menu.tsx'
import { UserMenu } from '#app/user-menu.tsx'
import { brand } from '#text/brand.ts'

/** The menu of a narrow window opens from a button. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer heading={brand.name} className="rail" onClose={onClose}>
      <Menu onNavigate={onClose} />
      <UserMenu />
    </Drawer>
  )
}
