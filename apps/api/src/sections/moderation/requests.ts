import { and, eq, getTableColumns, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { referenceTo } from '#query/reference.ts'
import { withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import { recordsOf } from '#records/record.ts'
import { moderation } from './schema.ts'

const { search_text: _, priority_rank: __, ...columns } = getTableColumns(moderation)

export type Request = Awaited<ReturnType<typeof findRequest>>

export const requests = recordsOf({
  entity: 'moderation',
  table: moderation,
  find: findRequest,
  label: ({ number }) => number,
  companyId: ({ company_id }) => company_id,
  saveParts: saveSearchText,
  masked: { before: withoutAccounts, after: withoutAccounts },
})

export async function findRequest(db: Database, actor: Actor, id: number) {
  const [request] = await db
    .select({ ...columns, assignee: referenceTo('user', moderation.assignee_id) })
    .from(moderation)
    .where(and(eq(moderation.id, id), withinCompanies(actor, moderation.company_id)))
  if (!request) throw notFound()
  return request
}

/** The search text contains the seller and the part number, so that one index covers them. */
async function saveSearchText(tx: Database, _actor: Actor, id: number, fields: { after?: object }): Promise<void> {
  if (!('after' in fields)) return
  await tx.execute(sql`
    update moderation set search_text = concat_ws(' ', entity_label,
      (select concat_ws(' ', article, article_norm) from product where entity = 'product' and product.id = entity_id),
      (select concat_ws(' ', trade_name, short_name, inn) from company where company.id = moderation.company_id))
    where id = ${id}`)
}

const ACCOUNTS = ['settlement_account', 'corr_account']

/** Masks account numbers except their last digits. */
export function withoutAccounts(value: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<unknown>(Object(value)).map(([field, content]) => [
      field,
      ACCOUNTS.includes(field) && typeof content === 'string' ? `…${content.slice(-4)}` : content,
    ]),
  )
}
