import { normalizeArticle } from '@admin-panel/sdk/validation'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { fewByIds } from '#query/few-by-ids.ts'
import { containing, containsWords } from '#query/list.ts'
import { codeSpellings } from '#text/code-spellings.ts'
import { withoutYo, wordSpellings } from '#text/word-spellings.ts'
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
  if (q === undefined) return undefined
  const words = await wordsOf(db, q)
  const ways = waysToFind(q, words)
  if (words.length > 0) ways.push(sql`(${sql.join(words.map(anyOf), sql` and `)})`)
  if (ways.length === 0) return sql`false`
  const hits = sql.join(
    ways.map((way) => sql`(select id from product where ${way} limit ${FEW + 1})`),
    sql` union `,
  )
  return fewByIds(db, { id: product.id, found: hits, otherwise: some(ways), most: FEW })
}

/** A word may match the name, a number or the brand, in any alphabet or keyboard layout. */
interface Word {
  /** Whether the word as typed is among the names. */
  isNamed: boolean
  names: string[]
  codes: string[]
  brands: number[]
}

/** All words must match, in any order. */
async function wordsOf(db: Database, q: string): Promise<Word[]> {
  const words = q
    .split(/\s+/)
    .filter((word) => THREE_LETTERS.test(word) || normalizeArticle(word).length >= TRIGRAM)
    .slice(0, WORDS_AT_MOST)
    .map((word) => {
      const spellings = wordSpellings(word)
      return {
        isNamed: THREE_LETTERS.test(word),
        names: spellings.filter((spelling) => THREE_LETTERS.test(spelling)).map(withoutYo),
        codes: [...new Set(spellings.map((spelling) => normalizeArticle(spelling)))].filter(
          (code) => code.length >= TRIGRAM,
        ),
      }
    })
    .filter(({ names, codes }) => names.length > 0 || codes.length > 0)
  const brands = await brandsOf(
    db,
    words.map(({ names }) => names),
  )
  return words.map((word, index) => ({ ...word, brands: brands.get(index) ?? [] }))
}

/** Each alternative can use its index. */
function anyOf({ names, codes, brands }: Word): SQL {
  return some([
    ...names.map((name) => sql`folded(product.name) like ${containing(name)}`),
    ...codes.map((code) => sql`product.codes like ${containing(code)}`),
    ...(brands.length > 0 ? [sql`product.brand_id = any(${sql.param(brands)}::int8[])`] : []),
  ])
}

const some = (ways: SQL[]) => sql`(${sql.join(ways, sql` or `)})`

/**
 * The brands by the index of the word that names them. Only a word without digits may be a brand; one with a digit
 * would match brands by chance.
 */
async function brandsOf(db: Database, words: string[][]): Promise<Map<number, number[]>> {
  const selects = words.flatMap((spellings, index) => {
    const names = spellings.filter((spelling) => !/\d/.test(spelling))
    const named = names.map((name) => sql`folded(brand.name) like ${containing(name)}`)
    return named.length > 0
      ? [sql`(select ${index}::int as word, id from brand where ${some(named)} limit ${FEW})`]
      : []
  })
  if (selects.length === 0) return new Map()
  const { rows } = await db.execute<{ word: number; id: number }>(sql.join(selects, sql` union all `))
  return new Map([...Map.groupBy(rows, ({ word }) => word)].map(([word, found]) => [word, found.map(({ id }) => id)]))
}

function waysToFind(q: string, words: Word[]): SQL[] {
  const codes = codeSpellings(q)
  const [{ length } = ''] = codes
  return [
    // Words that are all looked for in the name include this.
    THREE_LETTERS.test(q) && !(words.length > 0 && words.every(({ isNamed }) => isNamed))
      ? containsWords(sql`product.name`, q)
      : undefined,
    ...(length >= TRIGRAM ? codes.map((code) => sql`product.codes like ${`%${code}%`}`) : []),
    ...(length > 0 && length < TRIGRAM ? codes.map((code) => sql`product.article_norm like ${`${code}%`}`) : []),
    /^\s*(\d{8}|\d{13})\s*$/.test(q) ? sql`product.barcodes @> array[${q.trim()}]` : undefined,
  ].filter((way) => way !== undefined)
}
