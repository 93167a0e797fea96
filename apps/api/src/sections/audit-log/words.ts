import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { kindOf, namesOf, numbersOf, type Kind } from '#records/names-of.ts'
import { companyStatuses } from '#sections/companies/statuses.ts'
import { contractStatuses } from '#sections/contracts/statuses.ts'
import { states as moderationStates } from '#sections/moderation/states.ts'
import { orderStatuses } from '#sections/orders/labels.ts'
import { offerStatuses } from '#sections/product-offers/statuses.ts'
import { productStatuses } from '#sections/products/statuses.ts'
import { states as reviewStates } from '#sections/reviews/states.ts'
import { storePointStatuses } from '#sections/store-points/statuses.ts'
import { subOrderStatuses } from '#sections/sub-orders/statuses.ts'
import { userStatuses } from '#sections/users/statuses.ts'
import { legacyLabels } from '#text/enum-words.ts'
import { codeInWords } from './code-words.ts'

type Changes = Record<string, unknown[]>

const states: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  'brand-alias': legacyLabels,
  'brand-moderation': moderationStates.labels,
  company: companyStatuses.labels,
  contract: contractStatuses.labels,
  'legacy-car-brand': legacyLabels,
  'legacy-city': legacyLabels,
  'legacy-product': legacyLabels,
  moderation: moderationStates.labels,
  order: orderStatuses,
  product: productStatuses.labels,
  'product-offer': offerStatuses.labels,
  review: reviewStates.labels,
  'store-point': storePointStatuses.labels,
  'sub-order': subOrderStatuses.labels,
  user: userStatuses.labels,
}

interface Told {
  entity: string
  changes: Changes
}

/** The reasons of a decision are kept with what each is about. */
const kindIn = (field: string) => (field === 'reasons' ? 'reason' : kindOf(field))

function numbersIn(value: unknown): number[] {
  const items: unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'reason_id' in item ? numbersOf(item.reason_id) : numbersOf(item),
  )
}

/** Of a code, or of several. */
function meaningOf(entity: string, field: string, value: unknown): string | null {
  const told: unknown[] = Array.isArray(value) ? value : [value]
  const codes = told.filter((item): item is string => typeof item === 'string' && item !== '')
  const words = codes.map((code) => (field === 'status' ? states[entity]?.[code] : codeInWords(entity, field, code)))
  return words.some((word) => word !== undefined) ? words.map((word, index) => word ?? codes[index]).join(', ') : null
}

interface Pieces {
  name: string
  quantity: number
  cancelled_qty: number
  returned_qty: number
}

/** A line for each product of a sub-order, as its log keeps them. */
function piecesInWords(value: unknown): string | null {
  if (!Array.isArray(value)) return null
  return (value as Pieces[])
    .map(({ name, quantity, cancelled_qty, returned_qty }) =>
      [
        `${name}: ${quantity} шт.`,
        ...(cancelled_qty > 0 ? [`отменено ${cancelled_qty}`] : []),
        ...(returned_qty > 0 ? [`возвращено ${returned_qty}`] : []),
      ].join(', '),
    )
    .join('\n')
}

/** What the log's values mean to a reader: one query for each kind of record that they name. */
export async function withWords<Row extends Told>(db: Database, actor: Actor, rows: readonly Row[]) {
  const asked = new Map<Kind, Set<number>>()
  for (const { changes } of rows)
    for (const [field, values] of Object.entries(changes)) {
      const kind = kindIn(field)
      if (kind) asked.set(kind, new Set([...(asked.get(kind) ?? []), ...values.flatMap(numbersIn)]))
    }
  const names = new Map<Kind, ReadonlyMap<number, string>>()
  // Who of the staff did what is not a seller's to know.
  if (actor.scope === 'own') asked.delete('user')
  for (const [kind, ids] of asked) names.set(kind, await namesOf(db, kind, [...ids]))

  function wordOf(entity: string, field: string, value: unknown): string | null {
    const meaning = meaningOf(entity, field, value)
    if (meaning !== null) return meaning
    if (entity === 'sub-order' && field === 'items') return piecesInWords(value)
    const kind = kindIn(field)
    const known = kind && names.get(kind)
    const numbers = kind ? numbersIn(value) : []
    return numbers.length > 0 ? numbers.map((id) => known?.get(id) ?? `№ ${id}`).join(', ') : null
  }
  return rows.map((row) => {
    const told = Object.entries(row.changes).map(
      ([field, values]) => [field, values.map((value) => wordOf(row.entity, field, value))] as const,
    )
    return { ...row, words: Object.fromEntries(told.filter(([, words]) => words.some((word) => word !== null))) }
  })
}
