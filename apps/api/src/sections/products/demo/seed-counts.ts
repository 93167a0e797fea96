import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/** Computes the counts that triggers maintain otherwise. */
export async function countProducts(tx: Database): Promise<void> {
  for (const table of ['category', 'brand', 'company'])
    await tx.execute(sql`
      update ${sql.identifier(table)} set products_count = n
      from (select ${sql.identifier(`${table}_id`)} as key, count(*) as n from product group by 1) counted where key = id`)
  await tx.execute(sql`
    update attribute set usage_count = n
    from (select key::bigint as key, count(*) as n from product, jsonb_object_keys(attribute_values) key group by 1) counted
    where counted.key = id`)
  await tx.execute(sql`
    update company set active_offers_count = n
    from (
      select company_id, count(*) as n from product_offer where status = 'active' and not price_quarantine group by 1
    ) sold where company_id = id and company.status = 'active'`)
}
