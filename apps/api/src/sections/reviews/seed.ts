import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { continueIds, withoutIndexes } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { addReviews } from './seed-reviews.ts'

const DEV = rowsOf('review', 'dev')

/** Seeds reviews of purchases and active cards, then computes the ratings of products. */
export async function seedReviews(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  await withoutIndexes(tx, ['review'], async () => {
    await addReviews(tx, at, { from: 1, to: DEV, products: rowsOf('product', 'dev'), orders: rowsOf('order', 'dev') })
    const all = rowsOf('review', size)
    if (all > DEV)
      await addReviews(tx, at, {
        from: DEV + 1,
        to: all,
        products: rowsOf('product', size),
        orders: rowsOf('order', size),
      })
  })
  await rateProducts(tx)
  await seedHistory(tx)
  await continueIds(tx, 'review')
}

/** The counting triggers of products do not depend on a rating. */
async function rateProducts(tx: Database): Promise<void> {
  await tx.execute(sql`alter table product disable trigger user`)
  await tx.execute(sql`
    update product set rating = mean
    from (select product_id, round(avg(rating), 2) as mean from review where status = 'published' and product_id is not null group by 1) rated
    where rated.product_id = product.id`)
  await tx.execute(sql`alter table product enable trigger user`)
}

async function seedHistory(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, reason_id, user_id, created_at)
    select 'review', review.id, step.was, step.became, reason.id, case when step.became <> 'new' then review.updated_by end, step.told_at
    from review, lateral (
      select null as was, 'new' as became, null as code, review.created_at as told_at
      union all
      select 'new', case when review.status = 'hidden' then 'published' else review.status end,
        case when review.status = 'rejected' then case when 'phone' = any(review.flags) then 'review.personal_data' else 'review.links_ads' end end,
        least(review.created_at + interval '6 hours', review.updated_at)
      where review.status <> 'new'
      union all
      select 'published', 'hidden', 'review.off_topic', review.updated_at where review.status = 'hidden'
    ) step left join operation_reason reason on reason.code = step.code
    where review.id <= ${DEV}
    order by step.told_at, review.id`)
}
