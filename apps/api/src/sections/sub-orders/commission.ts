import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import { marketDay } from '#query/days.ts'
import { commissionOf, resolveMany } from '#sections/commissions/public.ts'
import { type Item, remainingOf } from './pieces/pieces.ts'

/**
 * Calculates the commission of items by the rules of the day; the stored result is unaffected by later rule changes.
 */
export async function withCommission<Line extends Item & { product_id: number; commission_bp: number | null }>(
  tx: Database,
  companyId: number,
  items: readonly Line[],
  at: Date,
): Promise<Line[]> {
  const sales = items.map(({ product_id }) => ({ company_id: companyId, product_id }))
  const rules = await resolveMany(tx, sales, marketDay(at))
  return items.map((item, index) => {
    const rule = rules[index]
    if (!rule) throw conflict('Комиссия для товара не задана: добавьте общую ставку в «Комиссиях»')
    const commission_kopecks = commissionOf(rule, item.price_kopecks, remainingOf(item))
    return { ...item, commission_bp: rule.rate_bp, commission_kopecks }
  })
}
