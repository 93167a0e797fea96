import { articleKey } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Request } from './requests.ts'

interface Duplicate {
  id: number
  label: string
  hint: string | null
  status: string
}

const AT_MOST = 10

/** Possible duplicates: products with the same brand and part number, companies with the same ИНН. */
export async function duplicatesOf(db: Database, { entity, entity_id, after }: Request): Promise<Duplicate[]> {
  if (entity === 'product') return productsLike(db, entity_id, after)
  if (entity === 'company') return companiesLike(db, entity_id, after)
  return []
}

async function productsLike(db: Database, id: number, { brand_id, article }: Request['after']): Promise<Duplicate[]> {
  const key = typeof article === 'string' ? articleKey(article) : null
  const { rows } = await db.execute<{ [Key in keyof Duplicate]: Duplicate[Key] }>(sql`
    select other.id, other.name as label, other.article as hint, other.status
    from product card join product other
      on other.brand_id = coalesce(${typeof brand_id === 'number' ? brand_id : null}::int8, card.brand_id)
      and article_key(other.article_norm) = coalesce(${key}::text, article_key(card.article_norm))
    where card.id = ${id} and other.id <> card.id and other.status <> 'archived'
    order by other.id limit ${AT_MOST}`)
  return rows
}

async function companiesLike(db: Database, id: number, { inn }: Request['after']): Promise<Duplicate[]> {
  const { rows } = await db.execute<{ [Key in keyof Duplicate]: Duplicate[Key] }>(sql`
    select other.id, other.trade_name as label, other.inn as hint, other.status
    from company mine join company other on other.inn = coalesce(${typeof inn === 'string' ? inn : null}::text, mine.inn)
    where mine.id = ${id} and other.id <> mine.id
    order by other.id limit ${AT_MOST}`)
  return rows
}
