import type { Schemas } from '@admin-panel/sdk'
import Boxes from 'lucide-react/icons/boxes'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import FileText from 'lucide-react/icons/file-text'
import FolderTree from 'lucide-react/icons/folder-tree'
import Package from 'lucide-react/icons/package'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import Users from 'lucide-react/icons/users'
import Warehouse from 'lucide-react/icons/warehouse'
import type { ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
import { entityInWords } from '#text/in-words.ts'

type Kind = Schemas['SearchKind']
type Icon = ComponentType<{ className?: string }>

const icons: Readonly<Partial<Record<Kind, Icon>>> = {
  order: ShoppingCart,
  'sub-order': Boxes,
  product: Package,
  company: Store,
  moderation: ClipboardCheck,
  'store-point': Warehouse,
  user: Users,
  category: FolderTree,
  brand: Tag,
}

export const iconOf = (kind: Kind): Icon => icons[kind] ?? FileText

/** The entity's name, unless it is too long for a heading of the palette. */
export const kindInWords = (kind: Kind) => (kind === 'store-point' ? m.palette_points() : entityInWords(kind))
