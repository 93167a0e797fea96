import type { Permission } from '@admin-panel/permissions'
import type { ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { BrandRequests } from './queues/brand-requests.tsx'
import { Cards, HALF } from './queues/cards.tsx'
import { Requests } from './queues/requests.tsx'
import { Spellings } from './queues/spellings.tsx'
import { Dues } from './queues/dues.tsx'
import { Changes } from './changes.tsx'
import { Catalogue } from './figures.tsx'
import { overviewPermissions, workPermissions } from './permissions.ts'
import { Sellers } from './sellers.tsx'
import { Shipments } from './queues/shipments.tsx'
import { States } from './states.tsx'
import { Waiting } from './waiting.tsx'
import type { WidgetWidth } from './spans.ts'
import { PLOT_HEIGHT, WidgetLoading } from './widget.tsx'

export interface OverviewWidget {
  id: string
  title: () => string
  /** Any of these permissions shows the widget. */
  permissions: readonly Permission[]
  /** The same for sellers, if they need others. */
  permissionsOfSeller?: readonly Permission[]
  /** Users whose work is another one do not see it; those who only watch do. */
  workOf?: readonly Permission[]
  /** Hidden from sellers. */
  isForStaff?: boolean
  width: WidgetWidth
  Content: ComponentType
}

// The plot's library is loaded on its own.
const Orders = lazyPart(async () => (await import('./orders.tsx')).Orders, {
  fallback: () => <WidgetLoading title={m.overview_orders()} height={PLOT_HEIGHT} />,
})

/** In their order before the user changes it. */
export const widgets: readonly OverviewWidget[] = [
  {
    id: 'waiting',
    title: m.overview_waiting,
    permissions: workPermissions,
    permissionsOfSeller: overviewPermissions,
    width: 'full',
    Content: Waiting,
  },
  {
    id: 'shipments',
    title: m.overview_shipments,
    permissions: ['order.statusChange'],
    width: 'wide',
    Content: Shipments,
  },
  {
    id: 'requests',
    title: m.overview_requests,
    permissions: ['moderation.statusChange'],
    isForStaff: true,
    width: 'wide',
    Content: Requests,
  },
  {
    id: 'dues',
    title: m.overview_dues,
    permissions: ['settlement.statusChange'],
    isForStaff: true,
    width: 'narrow',
    Content: Dues,
  },
  { id: 'orders', title: m.overview_orders, permissions: ['order.index'], width: 'wide', Content: Orders },
  { id: 'subOrders', title: m.overview_sub_orders, permissions: ['order.index'], width: 'narrow', Content: States },
  {
    id: 'cards',
    title: () => m.overview_cards({ percent: HALF }),
    permissions: ['product.create'],
    width: 'wide',
    Content: Cards,
  },
  {
    id: 'catalogue',
    title: m.overview_catalogue,
    permissions: ['product.index'],
    workOf: ['product.update', 'product.statusChange'],
    width: 'narrow',
    Content: Catalogue,
  },
  {
    id: 'brandRequests',
    title: m.entity_brand_moderation,
    permissions: ['brand-moderation.statusChange'],
    isForStaff: true,
    width: 'narrow',
    Content: BrandRequests,
  },
  {
    id: 'spellings',
    title: m.overview_spellings,
    permissions: ['brand.update'],
    isForStaff: true,
    width: 'narrow',
    Content: Spellings,
  },
  {
    id: 'sellers',
    title: m.overview_sellers,
    permissions: ['company.index'],
    isForStaff: true,
    width: 'narrow',
    Content: Sellers,
  },
  { id: 'changes', title: m.overview_changes, permissions: ['audit-log.index'], width: 'narrow', Content: Changes },
]
