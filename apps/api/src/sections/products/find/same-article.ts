import { articleKey, normalizeArticle } from '@admin-panel/sdk/validation'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { eq, sql } from '#db/drizzle.ts'
import { conflict } from '#errors.ts'
import { holdArticles } from '#sections/brands/public.ts'
import { product } from '#sections/products/schema.ts'
import { say } from '#text/language/say.ts'

interface Place {
  id?: number
  brand_id?: number | null
  article?: string
  condition?: string
}

/**
 * Names another card of the brand with the same article, or with one that looks the same. Until the transaction ends, no
 * other card takes that place.
 */
export async function takenArticle(
  tx: Database,
  { id, brand_id, article = '', condition = 'new' }: Place,
): Promise<string | undefined> {
  if (brand_id === null || brand_id === undefined) return undefined
  const code = normalizeArticle(article)
  const key = articleKey(article)
  const place = sql`hashtextextended(${`article:${brand_id}:${key}`}, 0)`
  await tx.execute(sql`select ${holdArticles(brand_id)}, pg_advisory_xact_lock(${place})`)
  const { rows } = await tx.execute<{ id: number; article: string; article_norm: string }>(sql`
    select id, article, article_norm from product
    where brand_id = ${brand_id} and article_key(article_norm) = ${key} and condition = ${condition}
      and status <> 'archived' and id is distinct from ${id ?? null}
    order by article_norm = ${code} desc, id limit 1`)
  const [other] = rows
  if (!other) return undefined
  const at = Array.from(code).findIndex((letter, index) => letter !== other.article_norm[index])
  if (at === -1) return say`Товар с таким брендом и артикулом уже есть: № ${other.id}`
  return say`Такой артикул уже есть: ${other.article}, № ${other.id} (буквы ${code[at] ?? ''} и ${other.article_norm[at] ?? ''} выглядят одинаково)`
}

/** A deleted card stays deleted where another one has taken its article. */
export async function requireFreeArticle(tx: Database, _actor: Actor, id: number): Promise<void> {
  const [card] = await tx.select().from(product).where(eq(product.id, id))
  const taken = card && (await takenArticle(tx, card))
  if (taken) throw conflict(taken)
}
