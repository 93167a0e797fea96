import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { continueIds, withoutIndexes } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { addClosed } from './demo/seed-closed.ts'
import { addOpen } from './demo/seed-open.ts'

const DEV = { from: 1, to: rowsOf('moderation_open', 'dev') + rowsOf('moderation_closed', 'dev') }

/**
 * Seeds requests of every kind: a sixth of the first ones is open, and an eleventh of those that the large seed adds.
 */
export async function seedModeration(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  await withoutIndexes(tx, ['moderation'], async () => {
    await addOpen(tx, at, { ...DEV, every: 6, products: [1, rowsOf('product', 'dev')], others: true })
    await addClosed(tx, at, { ...DEV, every: 6, products: [1, rowsOf('product', 'dev')] })
    if (size === 'large') {
      const rest = { from: DEV.to + 1, to: rowsOf('moderation_open', size) + rowsOf('moderation_closed', size) }
      const products: [number, number] = [rowsOf('product', 'dev') + 1, rowsOf('product', size)]
      await addOpen(tx, at, { ...rest, every: 11, products, others: false })
      await addClosed(tx, at, { ...rest, every: 11, products })
    }
    await tx.execute(sql`
      update moderation set search_text = concat_ws(' ', request.entity_label, card.codes, seller.names)
      from moderation request
        left join lateral (select concat_ws(' ', article, article_norm) as codes from product
          where request.entity = 'product' and product.id = request.entity_id) card on true
        left join lateral (select concat_ws(' ', trade_name, short_name, inn) as names from company
          where company.id = request.company_id) seller on true
      where request.id = moderation.id`)
  })
  await seedHistory(tx)
  await continueIds(tx, 'moderation')
}

/** Seeds the status history of the first requests. */
async function seedHistory(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, reason_id, comment, user_id, created_at)
    select 'moderation', request.id, step.was, step.became,
      case when step.became = request.status then (request.reasons -> 0 ->> 'reason_id')::int8 end,
      case when step.became = request.status then request.comment_public end,
      case when step.became in ('new', 'cancelled') then request.author_id else coalesce(request.decided_by, request.assignee_id) end,
      step.told_at
    from moderation request, lateral (
      select null as was, 'new' as became, request.created_at as told_at
      union all
      select 'new', 'in_work', coalesce(request.decided_at, request.updated_at) - interval '10 minutes'
      where request.status in ('in_work', 'approved', 'rejected', 'revision')
      union all
      select case when request.status = 'cancelled' then 'new' else 'in_work' end, request.status,
        coalesce(request.decided_at, request.updated_at)
      where request.status in ('approved', 'rejected', 'revision', 'cancelled')
    ) step
    where request.id <= ${DEV.to}
    order by step.told_at, request.id`)
}
