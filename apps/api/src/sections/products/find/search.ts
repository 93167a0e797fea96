import { normalizeArticle } from '@admin-panel/sdk/validation'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { fewByIds } from '#query/few-by-ids.ts'
import { containsWords } from '#query/list.ts'
import { codeSpellings } from '#text/code-spellings.ts'
import { wordSpellings } from '#text/word-spellings.ts'
import { product } from '#sections/products/schema.ts'

// Shorter texts have no trigram.
const TRIGRAM = 3
const THREE_LETTERS = /[\p{L}\p{N}]{3}/u
const FEW = 5000
const WORDS_AT_MOST = 8

/**
 * Searches by words of the name, by a part of any searchable number, and by barcode. Few hits become a list of ids,
 * since the planner would not combine the three indexes; with many hits an index scan in list order finds a page soon.
 */
export async function foundBy(db: Database, q: string | undefined): Promise<SQL | undefined> {
  const byWords = q === undefined ? undefined : await foundByWords(db, q)
  const alternatives = [...waysToFind(q), ...(byWords ? [byWords] : [])]
  if (alternatives.length === 0) return q === undefined ? undefined : sql`false`
  const hits = sql.join(
    alternatives.map((way) => sql`(select id from product where ${way} limit ${FEW + 1})`),
    sql` union `,
  )
  return fewByIds(db, {
    id: product.id,
    found: hits,
    otherwise: sql`(${sql.join(alternatives, sql` or `)})`,
    most: FEW,
  })
}

/** Every word must match the name, a number or the brand, in any order, alphabet or keyboard layout. */
async function foundByWords(db: Database, q: string): Promise<SQL | undefined> {
  const words = q.split(/\s+/).filter((word) => THREE_LETTERS.test(word) || normalizeArticle(word).length >= TRIGRAM)
  const conditions: SQL[] = []
  for (const word of words.slice(0, WORDS_AT_MOST)) {
    const spellings = wordSpellings(word)
    const codes = [...new Set(spellings.map((spelling) => normalizeArticle(spelling)))]
    const brands = await brandsOf(db, spellings)
    const alternatives = [
      ...spellings
        .filter((spelling) => THREE_LETTERS.test(spelling))
        .map((spelling) => containsWords(sql`product.name`, spelling)),
      ...codes.filter((code) => code.length >= TRIGRAM).map((code) => sql`product.codes like ${`%${code}%`}`),
      brands.length > 0 ? sql`product.brand_id = any(${sql.param(brands)}::int8[])` : undefined,
    ].filter((way) => way !== undefined)
    if (alternatives.length > 0) conditions.push(sql`(${sql.join(alternatives, sql` or `)})`)
  }
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : undefined
}

/** Only a word without digits may be a brand; one with a digit would match brands by chance. */
async function brandsOf(db: Database, spellings: string[]): Promise<number[]> {
  const names = spellings.filter((spelling) => THREE_LETTERS.test(spelling) && !/\d/.test(spelling))
  if (names.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from brand where ${sql.join(
      names.map((name) => sql`(${containsWords(sql`brand.name`, name)})`),
      sql` or `,
    )} limit ${FEW}`)
  return rows.map(({ id }) => id)
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
