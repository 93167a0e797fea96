import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { activePeople } from '#records/access/holders.ts'
import { notify } from '#records/notify.ts'
import { reasonName } from '#records/reasons.ts'
import { counted } from '#text/language/counted.ts'
import { isSeller } from '#query/scope.ts'
import { type ProductStatus, productStatuses } from './statuses.ts'

const NAMES_AT_MOST = 5

interface StatusChange {
  status: ProductStatus
  reason_id?: number | null
  comment?: string | null
}

interface Author extends Record<string, unknown> {
  company_id: number
  names: string[]
  ids: string[]
}

/** Notifies each seller of cards that staff changed: one notification per batch. */
export async function notifyAuthors(
  tx: Database,
  actor: Actor,
  changed: readonly { id: number }[],
  { status, reason_id, comment }: StatusChange,
): Promise<void> {
  if (isSeller(actor) || changed.length === 0) return
  const { rows } = await tx.execute<Author>(sql`
    select company_id, array_agg(id order by id) as ids, (array_agg(name order by id))[:${sql.raw(String(NAMES_AT_MOST))}] as names
    from product where id in ${changed.map(({ id }) => id)} and company_id is not null group by company_id`)
  const reason = await reasonName(tx, reason_id)
  for (const { company_id, ids, names } of rows) {
    const title = `${productStatuses.labels[status]}: ${counted(ids.length, 'карточка', 'карточки', 'карточек')}`
    const rest = ids.length - names.length
    const list = `${names.join('; ')}${rest > 0 ? ` и ещё ${rest}` : ''}`
    const body = [list, reason && `Причина: ${reason}`, comment && `Комментарий: ${comment}`].filter(Boolean).join('. ')
    const authors = activePeople(sql`
      id <> ${actor.userId} and id in (select user_id from user_company where company_id = ${company_id})`)
    const about = { entity: 'product', entity_id: ids.length === 1 ? Number(ids[0]) : null }
    await notify(tx, authors, { type: 'products_changed', title, body, at: actor.at, about })
  }
}
