import { Drawer } from '@admin-panel/ui/drawer'
import { Menu } from './menu.tsx'
import { UserMenu } from '#app/user-menu.tsx'
import { PRODUCT } from '#text/product.ts'

/** The menu of a narrow window opens from a button. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer heading={PRODUCT} className="rail" onClose={onClose}>
      <Menu onNavigate={onClose} />
      <UserMenu />
    </Drawer>
  )
}
