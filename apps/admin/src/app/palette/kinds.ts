import type { Schemas } from '@admin-panel/sdk'
import Boxes from 'lucide-react/icons/boxes'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import FolderTree from 'lucide-react/icons/folder-tree'
import Package from 'lucide-react/icons/package'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import Users from 'lucide-react/icons/users'
import Warehouse from 'lucide-react/icons/warehouse'
import type { ComponentType } from 'react'
import { m } from '#paraglide/messages.js'

interface Kind {
  label: () => string
  icon: ComponentType<{ className?: string }>
}

export const kinds: Record<Schemas['SearchKind'], Kind> = {
  order: { label: m.entity_order, icon: ShoppingCart },
  'sub-order': { label: m.entity_sub_order, icon: Boxes },
  product: { label: m.entity_product, icon: Package },
  company: { label: m.entity_company, icon: Store },
  moderation: { label: m.entity_moderation, icon: ClipboardCheck },
  'store-point': { label: m.palette_points, icon: Warehouse },
  user: { label: m.entity_user, icon: Users },
  category: { label: m.entity_category, icon: FolderTree },
  brand: { label: m.entity_brand, icon: Tag },
}
