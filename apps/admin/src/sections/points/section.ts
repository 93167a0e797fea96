import MapPin from 'lucide-react/icons/map-pin'
import Warehouse from 'lucide-react/icons/warehouse'
import { m } from '#paraglide/messages.js'
import { defineSection, type MenuEntry } from '#page/section.ts'
import type { PointKind } from '#record/store-points/kinds.ts'

/** Both kinds share the screens and differ in the types of points. */
function sectionOf(kind: PointKind, title: () => string, newTitle: () => string, icon: MenuEntry['icon']) {
  return defineSection({
    menu: { path: `/${kind}`, label: title, icon, permission: 'storage', group: 'sellers' },
    screens: [
      {
        path: `/${kind}`,
        title,
        permissions: ['storage'],
        queried: true,
        lazy: async () => (await import('./list/list.tsx'))[kind],
      },
      {
        path: `/${kind}/:id`,
        title,
        permissions: ['store-point.view'],
        lazy: async () => (await import('./view/view.tsx'))[kind],
      },
      {
        path: `/${kind}/edit/new`,
        title: newTitle,
        permissions: ['store-point.create'],
        lazy: async () => (await import('./form/edit.tsx'))[kind],
      },
      {
        path: `/${kind}/edit/:id`,
        title,
        permissions: ['store-point.view', 'store-point.update'],
        lazy: async () => (await import('./form/edit.tsx'))[kind],
      },
    ],
  })
}

export const warehouse = sectionOf('warehouse', m.points_warehouse_title, m.points_warehouse_new, Warehouse)
export const pickup = sectionOf('pickup', m.points_pickup_title, m.points_pickup_new, MapPin)
