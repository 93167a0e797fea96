import MapPin from 'lucide-react/icons/map-pin'
import Warehouse from 'lucide-react/icons/warehouse'
import { m } from '#paraglide/messages.js'
import { defineSection, type MenuEntry } from '#page/section.ts'
import { type PointKind, typesOf } from '#shop/store-points/kinds.ts'

export const paths = {
  storePoints: '/warehouse/:id',
  'warehouse.list': '/warehouse',
  'warehouse.new': '/warehouse/edit/new',
  'warehouse.edit': '/warehouse/edit/:id',
  warehouse: '/warehouse/:id',
  'pickup.list': '/pickup',
  'pickup.new': '/pickup/edit/new',
  'pickup.edit': '/pickup/edit/:id',
  pickup: '/pickup/:id',
} as const

/** Both kinds share the screens and differ in the types of points. */
function sectionOf(kind: PointKind, title: () => string, newTitle: () => string, icon: MenuEntry['icon']) {
  return defineSection({
    menu: { path: paths[`${kind}.list`], label: title, icon, permission: 'storage', group: 'sellers' },
    screens: [
      {
        path: paths[`${kind}.list`],
        title,
        permissions: ['storage'],
        hasSavedQuery: true,
        first: ['storePoints.list', { type: [...typesOf[kind]] }],
        lazy: () => import('./list/list.tsx'),
      },
      {
        path: paths[kind],
        title,
        permissions: ['store-point.view'],
        first: 'storePoints.view',
        lazy: () => import('./view/view.tsx'),
      },
      {
        path: paths[`${kind}.new`],
        title: newTitle,
        permissions: ['store-point.create'],
        lazy: () => import('./form/edit.tsx'),
      },
      {
        path: paths[`${kind}.edit`],
        title,
        permissions: ['store-point.view', 'store-point.update'],
        first: 'storePoints.view',
        lazy: () => import('./form/edit.tsx'),
      },
    ],
  })
}

export const warehouse = sectionOf('warehouse', m.points_warehouse_title, m.points_warehouse_new, Warehouse)
export const pickup = sectionOf('pickup', m.points_pickup_title, m.points_pickup_new, MapPin)
