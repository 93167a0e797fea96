import type { Schemas } from '@admin-panel/sdk'
import { Boxes, ClipboardCheck, FolderTree, Package, ShoppingCart, Store, Tag, Users, Warehouse } from 'lucide-react'
import type { ComponentType } from 'react'
import { m } from '#paraglide/messages.js'

interface Kind {
  label: () => string
  icon: ComponentType<{ className?: string }>
}

export const kinds: Record<Schemas['SearchKind'], Kind> = {
  order: { label: m.entity_order, icon: ShoppingCart },
  'sub-order': { label: m.palette_sub_orders, icon: Boxes },
  product: { label: m.entity_product, icon: Package },
  company: { label: m.entity_company, icon: Store },
  moderation: { label: m.entity_moderation, icon: ClipboardCheck },
  'store-point': { label: m.palette_points, icon: Warehouse },
  user: { label: m.entity_user, icon: Users },
  category: { label: m.entity_category, icon: FolderTree },
  brand: { label: m.entity_brand, icon: Tag },
}
