import { Button } from '@admin-panel/ui/button'
import { cn } from '@admin-panel/ui/cn'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { useSession } from '#data/queries.ts'
import { useTableView } from '#data/table-view-store.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { Page } from '#page/page.tsx'
import { useShift } from '#shop/shift/has-shift.ts'
import { ShiftPlace } from '#shop/shift/shift-place.tsx'
import { workPermissions } from './permissions.ts'
import { spansOf } from './spans.ts'
import { type OverviewWidget, widgets } from './widgets.tsx'

const Arrange = lazyPart(async () => (await import('./arrange.tsx')).Arrange)

const middleSpans: Record<number, string> = { 3: 'md:col-span-3', 6: 'md:col-span-6' }
const wideSpans: Record<number, string> = {
  2: 'xl:col-span-2',
  3: 'xl:col-span-3',
  4: 'xl:col-span-4',
  6: 'xl:col-span-6',
}

/** The page of `/`: the widgets that the user may see, in the user's order. */
function Overview() {
  const { permissions } = useSession()
  const isStaff = useIsStaff()
  const hasShift = useShift() === 'on'
  const [isArranging, setIsArranging] = useState(false)
  const [view, setView] = useTableView('overview', asColumns(widgets))
  const placeOf = ({ id }: OverviewWidget) => view.order.indexOf(id) + 1 || widgets.length + 1
  const isWatching = !permissions.canAny(workPermissions)
  const allowed = widgets
    .filter(({ permissions: ofStaff, permissionsOfSeller = ofStaff, isForStaff }) =>
      isStaff ? permissions.canAny(ofStaff) : !isForStaff && permissions.canAny(permissionsOfSeller),
    )
    .filter(({ workOf }) => !workOf || isWatching || permissions.canAny(workOf))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  const visibleWidgets = allowed.filter(({ id }) => !view.hidden.includes(id))
  const spans = spansOf(visibleWidgets.map(({ width }) => width))
  return (
    <Page
      title={m.overview_title()}
      isWide
      actions={<Button onClick={() => setIsArranging(true)}>{m.overview_arrange()}</Button>}
    >
      {hasShift && <ShiftPlace isHome />}
      <div className="grid grid-flow-row-dense items-stretch gap-3 px-4 pb-6 md:grid-cols-6">
        {visibleWidgets.map(({ id, Content }, at) => (
          <div key={id} className={cn('min-w-0', middleSpans[spans[at]?.middle ?? 0], wideSpans[spans[at]?.wide ?? 0])}>
            <Content />
          </div>
        ))}
      </div>
      {visibleWidgets.length === 0 && <p className="px-4 text-secondary">{m.overview_all_hidden()}</p>}
      {isArranging && (
        <Arrange
          widgets={allowed}
          hidden={view.hidden}
          onReorder={(order) => setView({ ...view, order })}
          onHide={(hidden) => setView({ ...view, hidden })}
          onClose={() => setIsArranging(false)}
        />
      )}
    </Page>
  )
}

/** The arrangement is stored like that of a table's columns. */
const asColumns = (parts: readonly OverviewWidget[]): TableColumn<never>[] =>
  parts.map(({ id, title }) => ({ id, header: title(), cell: () => null }))

export { Overview as Component }
