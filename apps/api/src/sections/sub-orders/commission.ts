import type { Database } from '#db/database.ts'
import { commissionOf, resolveMany } from '#sections/commissions/public.ts'
import { type Item, remainingOf } from './pieces/pieces.ts'

const DAY = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' })

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
  const rules = await resolveMany(tx, sales, DAY.format(at))
  return items.map((item, index) => {
    const rule = rules[index]
    if (!rule) return item
    const commission_kopecks = commissionOf(rule, item.price_kopecks, remainingOf(item))
    return { ...item, commission_bp: rule.rate_bp, commission_kopecks }
  })
}
