import { normalizeArticle } from '@admin-panel/sdk/validation'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { expectedRows } from '#query/expected-rows.ts'
import { among, fewIds } from '#query/few-by-ids.ts'
import { withTotal } from '#query/known-total.ts'
import { containing, containsWords } from '#query/list.ts'
import { codeSpellings } from '#text/spellings/code-spellings.ts'
import { withoutYo, wordSpellings } from '#text/spellings/word-spellings.ts'
import { product } from '#sections/products/schema.ts'

// Shorter texts have no trigram.
const TRIGRAM = 3
const THREE_LETTERS = /[\p{L}\p{N}]{3}/u
const FEW = 5000
const WORDS_AT_MOST = 8

/** Expected hits of a frequent word, of which certainly more exist than a list counts. */
const SURELY_MANY = 50_000

/** The spellings of a search that are tried: as typed, and if that finds nothing, in other alphabets and layouts too. */
interface Spelling {
  word: (word: string) => string[]
  code: (q: string) => string[]
}

const asTyped: Spelling = {
  word: (word) => wordSpellings(word).slice(0, 1),
  code: (q) => codeSpellings(q).slice(0, 1),
}
const inAnyWay: Spelling = { word: wordSpellings, code: codeSpellings }

/** Searches by words of the name, by a part of any searchable number, and by barcode. */
export async function productMatches(db: Database, q: string | undefined): Promise<SQL | undefined> {
  if (q === undefined) return undefined
  return (await spelled(db, q, asTyped)) ?? (await spelled(db, q, inAnyWay)) ?? sql`false`
}

/**
 * Few hits become a list of ids, since the planner would not combine the three indexes; with many hits an index scan in
 * list order finds a page soon. Returns undefined where there are none.
 */
async function spelled(db: Database, q: string, spelling: Spelling): Promise<SQL | undefined> {
  const words = await wordsOf(db, q, spelling)
  const numbers = waysToFind(q, words, spelling)
  const ways = [...numbers, ...waysToMeet(words)]
  if (ways.length === 0) return undefined
  const condition = some([...numbers, ...(words.length > 0 ? [all(words.map(anyOf))] : [])])
  const [frequent] = words
  if (frequent && words.length === 1 && frequent.names.length > 0) {
    const expected = await expectedRows(db, sql`select from product where ${inName(frequent)}`)
    if (expected >= SURELY_MANY) return withTotal(condition, Infinity)
  }
  const hits = sql.join(
    ways.map((way) => sql`(select id from product where ${way} limit ${FEW + 1})`),
    sql` union `,
  )
  const few = await fewIds(db, hits, FEW)
  if (!few) return condition
  return few.total > 0 ? among(product.id, few) : undefined
}

/** A word may match the name, a number or the brand. */
interface Word {
  /** Whether the word as typed is among the names. */
  isNamed: boolean
  names: string[]
  codes: string[]
  brands: number[]
}

/** All words must match, in any order. */
async function wordsOf(db: Database, q: string, spelling: Spelling): Promise<Word[]> {
  const words = q
    .split(/\s+/)
    .filter((word) => THREE_LETTERS.test(word) || normalizeArticle(word).length >= TRIGRAM)
    .slice(0, WORDS_AT_MOST)
    .map((word) => {
      const spellings = spelling.word(word)
      return {
        isNamed: THREE_LETTERS.test(word),
        names: spellings.filter((one) => THREE_LETTERS.test(one)).map(withoutYo),
        codes: [...new Set(spellings.map((one) => normalizeArticle(one)))].filter((code) => code.length >= TRIGRAM),
      }
    })
    .filter(({ names, codes }) => names.length > 0 || codes.length > 0)
  const brands = await brandsOf(
    db,
    words.map(({ names }) => names),
  )
  return words.map((word, index) => ({ ...word, brands: brands.get(index) ?? [] }))
}

/**
 * All words in the name, which is one scan of its index, and for each word: this one elsewhere. Numbers and brands are
 * rarer than words, so those scans read little.
 */
function waysToMeet(words: Word[]): SQL[] {
  const others = (word: Word) => words.filter((other) => other !== word).map(anyOf)
  return [
    ...(words.length > 0 && words.every(({ names }) => names.length > 0) ? [all(words.map(inName))] : []),
    ...words.flatMap((word) => {
      const conditions = outsideName(word)
      return conditions.length > 0 ? [all([some(conditions), ...others(word)])] : []
    }),
  ]
}

const inName = ({ names }: Word) => some(names.map((name) => sql`folded(product.name) like ${containing(name)}`))

function outsideName({ codes, brands }: Word): SQL[] {
  return [
    ...codes.map((code) => sql`product.codes like ${containing(code)}`),
    ...(brands.length > 0 ? [sql`product.brand_id = any(${sql.param(brands)}::int8[])`] : []),
  ]
}

/** Each alternative can use its index. */
const anyOf = (word: Word) => some([...(word.names.length > 0 ? [inName(word)] : []), ...outsideName(word)])

const some = (ways: SQL[]) => sql`(${sql.join(ways, sql` or `)})`
const all = (ways: SQL[]) => sql`(${sql.join(ways, sql` and `)})`

/**
 * The brands by the index of the word that names them. Only a word without digits may be a brand; one with a digit
 * would match brands by chance.
 */
async function brandsOf(db: Database, words: string[][]): Promise<Map<number, number[]>> {
  const selects = words.flatMap((spellings, index) => {
    const names = spellings.filter((spelling) => !/\d/.test(spelling))
    const conditions = names.map((name) => sql`folded(brand.name) like ${containing(name)}`)
    return conditions.length > 0
      ? [sql`(select ${index}::int as word, id from brand where ${some(conditions)} limit ${FEW})`]
      : []
  })
  if (selects.length === 0) return new Map()
  const { rows } = await db.execute<{ word: number; id: number }>(sql.join(selects, sql` union all `))
  return new Map([...Map.groupBy(rows, ({ word }) => word)].map(([word, brands]) => [word, brands.map(({ id }) => id)]))
}

function waysToFind(q: string, words: Word[], spelling: Spelling): SQL[] {
  const codes = spelling.code(q)
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
