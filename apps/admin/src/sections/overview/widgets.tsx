import type { Permission } from '@admin-panel/permissions'
import type { ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { Requests } from './requests.tsx'
import { Spellings } from './spellings.tsx'
import { Dues } from './dues.tsx'
import { Changes } from './changes.tsx'
import { Catalogue, Figures, useOpenFigures } from './figures.tsx'
import { overviewPermissions, workPermissions } from './permissions.ts'
import { Sellers } from './sellers.tsx'
import { Shipments } from './shipments.tsx'
import { States } from './states.tsx'
import { Waiting } from './waiting.tsx'
import { PLOT_HEIGHT, WidgetLoading, Widget } from './widget.tsx'
import { useQuery } from '@tanstack/react-query'
import { countDrafts } from '#data/drafts.ts'
import { queries } from '#data/queries.ts'

/** The unfinished work of the user: claimed requests, and drafts of forms in this browser. */
function Work() {
  const query = useQuery(queries.overview.work({}))
  const open = useOpenFigures()
  const drafts = countDrafts()
  return (
    <Widget
      title={m.overview_work()}
      query={query}
      isEmpty={({ items }) => drafts === 0 && open(items).every(({ total }) => total === 0)}
    >
      {({ items }) => (
        <>
          <Figures figures={open(items)} />
          {drafts > 0 && <p className="mt-3 text-secondary">{m.overview_drafts({ count: drafts })}</p>}
        </>
      )}
    </Widget>
  )
}

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
  width: 'full' | 'wide' | 'narrow'
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
    id: 'catalogue',
    title: m.overview_catalogue,
    permissions: ['product.index'],
    workOf: ['product.update', 'product.statusChange'],
    width: 'narrow',
    Content: Catalogue,
  },
  {
    id: 'work',
    title: m.overview_work,
    permissions: ['moderation.statusChange', 'brand-moderation.statusChange'],
    permissionsOfSeller: ['product.index'],
    width: 'narrow',
    Content: Work,
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
