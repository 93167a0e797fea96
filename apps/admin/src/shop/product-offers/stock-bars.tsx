import type { Schemas } from '@admin-panel/sdk'
import { cn } from '@admin-panel/ui/cn'
import { m } from '#paraglide/messages.js'

type Stock = Pick<Schemas['Stock'], 'store_point_id' | 'store_point' | 'quantity' | 'reserved'>

/** So few pieces are sold out soon. */
const FEW = 5

const share = (part: number, whole: number) => `${(100 * Math.max(0, part)) / whole}%`

/** The pieces of each point as bars: those for sale, then those that are reserved. Few and none are stressed. */
export function StockBars({ stocks }: { stocks: readonly Stock[] }) {
  const points = pointsOf(stocks)
  const most = Math.max(1, ...points.map(({ quantity }) => quantity))
  return (
    <ul aria-label={m.offer_stock_by_point()} className="flex flex-col gap-1.5">
      {points.map(({ id, name, quantity, reserved }) => {
        const free = Math.max(0, quantity - reserved)
        const isFew = free <= FEW
        return (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,6rem)] items-center gap-x-3 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem]"
          >
            <span title={name} className="min-w-0 truncate">
              {name}
            </span>
            <span
              aria-hidden
              className="flex h-2 overflow-hidden rounded-xs bg-pressed max-sm:order-last max-sm:col-span-full"
            >
              <span className={isFew ? 'bg-amber-dot' : 'bg-primary'} style={{ width: share(free, most) }} />
              <span className="bg-grey-dot/60" style={{ width: share(Math.min(reserved, quantity), most) }} />
            </span>
            <span className="text-end tabular-nums">
              <span className={cn(free === 0 ? 'font-label text-red-text' : isFew && 'text-amber-text')}>
                {free === 0
                  ? m.offer_stock_none()
                  : isFew
                    ? m.offer_stock_few({ count: free })
                    : free.toLocaleString('ru-RU')}
              </span>
              {reserved > 0 && (
                <span className="block text-xs text-muted">{m.offer_stock_reserved({ count: reserved })}</span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** A point once, whatever the number of its offers, the fullest first. */
function pointsOf(stocks: readonly Stock[]) {
  const points = new Map<number, { id: number; name: string; quantity: number; reserved: number }>()
  for (const { store_point_id: id, store_point, quantity, reserved } of stocks) {
    const before = points.get(id)
    points.set(id, {
      id,
      name: store_point.label,
      quantity: quantity + (before?.quantity ?? 0),
      reserved: reserved + (before?.reserved ?? 0),
    })
  }
  return [...points.values()].toSorted((a, b) => b.quantity - b.reserved - (a.quantity - a.reserved))
}
