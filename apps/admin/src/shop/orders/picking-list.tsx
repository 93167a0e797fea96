import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { m } from '#paraglide/messages.js'
import { LoadFailed } from '#page/load-failed.tsx'
import { queries } from '#data/queries.ts'
import { Printed, printedCell as cell } from '#shop/printed.tsx'

type Line = Schemas['PickingLine']

interface PickingListProps {
  ids: number[]
  onClose: () => void
}

/** The goods to take from the shelves for the selected sub-orders, by point, on the screen and on paper. */
export function PickingList({ ids, onClose }: PickingListProps) {
  const query = useQuery(queries.subOrders.pickingList({ ids }))
  const lines = query.data?.items
  return (
    <Dialog
      onClose={onClose}
      heading={m.order_picking_title({ count: ids.length })}
      className="w-200"
      footer={
        <Button variant="primary" disabled={!lines?.length} onClick={() => window.print()}>
          <Printer aria-hidden />
          {m.order_picking_print()}
        </Button>
      }
    >
      {query.isError && !lines && <LoadFailed query={query} />}
      {lines && (lines.length > 0 ? <Points lines={lines} /> : <p className="text-muted">{m.order_picking_empty()}</p>)}
      {lines && (
        <Printed>
          <h1 className="mb-3 text-title font-title">{m.order_picking_title({ count: ids.length })}</h1>
          <Points lines={lines} />
        </Printed>
      )}
    </Dialog>
  )
}

function Points({ lines }: { lines: readonly Line[] }) {
  const points = new Map(lines.map(({ store_point }) => [store_point?.id ?? 0, store_point?.label ?? '—']))
  // Fixed widths line up the columns of all points.
  const heads = [
    [m.order_picking_article(), 'w-[27%] text-start'],
    [m.order_picking_item(), 'text-start'],
    [m.order_picking_count(), 'w-18 text-end'],
    [m.order_picking_for(), 'w-[27%] text-start'],
  ] as const
  return [...points].map(([id, label]) => (
    <section key={id} className="mb-4 break-inside-avoid-page">
      <h2 className="mb-1 font-title">{label}</h2>
      <table className="w-full table-fixed border-collapse text-start">
        <thead>
          <tr>
            {heads.map(([head, look]) => (
              <th key={head} scope="col" className={`${cell} ${look} font-label`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ store_point }) => (store_point?.id ?? 0) === id)
            .map((line) => (
              <tr key={line.product_id}>
                <td className={cell}>
                  {line.brand} <b className="whitespace-nowrap">{line.article}</b>
                </td>
                <td className={cell}>{line.name}</td>
                <td className={`${cell} text-end font-title tabular-nums`}>{line.quantity}</td>
                <td className={`${cell} tabular-nums`}>
                  {line.sub_orders.map(({ number, quantity }) => `${number} × ${quantity}`).join(', ')}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  ))
}
