import type { Schemas } from '@admin-panel/sdk'
import { FieldGroup } from '@admin-panel/ui/field-group'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { isUnread } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { Refund } from '#sections/orders/sums/refund.tsx'
import { piecesLeft, remainingSums, type Pieces } from '#sections/orders/sums/remaining-sums.ts'

interface PiecesFieldsProps {
  card: Schemas['SubOrderCard']
  /** The whole order, if loaded. */
  orderTotal?: number | undefined
  pieces: Pieces
  onChange: (pieces: Pieces) => void
  error: string | undefined
}

/** The pieces to cancel or return, and the resulting sums. */
export function PiecesFields({ card, orderTotal, pieces, onChange, error }: PiecesFieldsProps) {
  const problems = card.items.flatMap((item) => whyWrong(item, pieces) ?? [])
  return (
    <>
      <FieldGroup legend={m.orders_pieces()} error={problems.join('. ') || error}>
        <ul className="divide-y divide-line">
          {card.items
            .filter((item) => piecesLeft(item) > 0)
            .map((item) => (
              <li key={item.id} className="flex items-center gap-3 py-1.5">
                <span className="min-w-0 grow">
                  <span className="block break-words">{item.name}</span>
                  <span className="text-xs text-muted">
                    {item.brand} {item.article}
                  </span>
                </span>
                <NumericInput
                  aria-label={m.orders_pieces_of({ name: item.name })}
                  value={pieces[item.id] ?? 0}
                  onValueChange={(count) => onChange({ ...pieces, [item.id]: count ?? 0 })}
                  aria-invalid={whyWrong(item, pieces) !== undefined || undefined}
                  className="w-16 shrink-0"
                />
                <span className="w-14 shrink-0 text-muted">{m.orders_pieces_from({ count: piecesLeft(item) })}</span>
              </li>
            ))}
        </ul>
      </FieldGroup>
      {problems.length === 0 && <Preview card={card} pieces={pieces} orderTotal={orderTotal} />}
    </>
  )
}

/** Why a number is invalid. It stays as typed: clamping it would cancel other pieces than intended. */
function whyWrong(item: Schemas['SubOrderItem'], pieces: Pieces) {
  const count = pieces[item.id]
  const name = `${item.brand} ${item.article}`
  if (isUnread(count)) return `${name}: ${count.why}`
  return (count ?? 0) > piecesLeft(item) ? m.orders_pieces_over({ name, count: piecesLeft(item) }) : undefined
}

function Preview({ card, pieces, orderTotal }: Pick<PiecesFieldsProps, 'card' | 'pieces' | 'orderTotal'>) {
  const isStaff = useIsStaff()
  const next = remainingSums(card, pieces)
  const lines = [
    [m.orders_sum_items(), card.items_kopecks, next.items_kopecks],
    [m.orders_sum_discount(), -card.discount_kopecks, -next.discount_kopecks],
    [m.orders_sum_delivery(), card.delivery_kopecks, next.delivery_kopecks],
    [m.orders_sum_commission(), card.commission_kopecks, next.commission_kopecks],
    [m.orders_sum_part(), card.total_kopecks, next.total_kopecks],
    [
      isStaff ? m.orders_sum_order() : m.orders_sum_own(),
      orderTotal,
      orderTotal && orderTotal - card.total_kopecks + next.total_kopecks,
    ],
  ] as const
  return (
    <>
      <Refund card={card} total={next.total_kopecks} />
      <table className="w-full border-separate border-spacing-0 rounded-xl bg-grey-soft pb-1.5 text-body">
        <thead className="text-xs text-secondary">
          <tr>
            <th scope="col" className="ps-3 pt-2 text-start font-text">
              {m.orders_sums()}
            </th>
            <th scope="col" className="px-3 pt-2 text-end font-text">
              {m.orders_sums_before()}
            </th>
            <th scope="col" className="pe-3 pt-2 text-end font-text">
              {m.orders_sums_after()}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {lines.map(
            ([name, before, after]) =>
              typeof before === 'number' &&
              typeof after === 'number' &&
              (before !== 0 || after !== 0) && (
                <tr key={name}>
                  <th scope="row" className="py-0.5 ps-3 text-start font-text">
                    {name}
                  </th>
                  <td className="px-3 text-end whitespace-nowrap text-secondary">{formatMoney(before)}</td>
                  <td className={before === after ? 'pe-3 text-end' : 'pe-3 text-end font-label'}>
                    <span className="whitespace-nowrap">{formatMoney(after)}</span>
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </>
  )
}
