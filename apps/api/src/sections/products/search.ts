import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { fewByIds } from '#http/few.ts'
import { containsWords } from '#http/list.ts'
import { codeSpellings } from '#text/code-spellings.ts'
import { product } from './schema.ts'

// Of fewer letters no trigram can be made.
const TRIGRAM = 3
const THREE_LETTERS = /[\p{L}\p{N}]{3}/u
const FEW = 5000

/**
 * The condition of a search by words of the name, by a part of any number that the card is found by, and by barcode.
 * Few hits are named by id, since the database would not join the three indexes by itself; many are met soon
 * enough on the walk in the list's order.
 */
export async function foundBy(db: Database, q: string | undefined): Promise<SQL | undefined> {
  const ways = waysToFind(q)
  if (ways.length === 0) return q === undefined ? undefined : sql`false`
  const hits = sql.join(
    ways.map((way) => sql`(select id from product where ${way} limit ${FEW + 1})`),
    sql` union `,
  )
  return fewByIds(db, { id: product.id, found: hits, otherwise: sql`(${sql.join(ways, sql` or `)})`, most: FEW })
}

function waysToFind(q: string | undefined): SQL[] {
  if (q === undefined) return []
  const codes = codeSpellings(q)
  const [{ length } = ''] = codes
  return [
    THREE_LETTERS.test(q) ? containsWords(sql`product.name`, q) : undefined,
    ...(length >= TRIGRAM ? codes.map((code) => sql`product.codes like ${`%${code}%`}`) : []),
    ...(length > 0 && length < TRIGRAM ? codes.map((code) => sql`product.article_norm like ${`${code}%`}`) : []),
    /^\s*(\d{8}|\d{13})\s*$/.test(q) ? sql`product.barcodes @> array[${q.trim()}]` : undefined,
  ].filter((way) => way !== undefined)
}
