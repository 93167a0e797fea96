import { cardsByIds, changedFieldsOf, isAuthor, normalize, type Product } from '#sections/products/public.ts'
import { articleKey, normalizeArticle } from '@admin-panel/sdk/validation'
import type { Call } from '#contract/handlers.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import type { Env } from '#env.ts'
import { invalid, Refusal } from '#errors.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { countsOf, receiveRows, type WrittenRow, type WrittenRows } from '#records/many/receive-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { cardField, fieldsOfCard } from './fields-of.ts'
import { type Card, type Names, readNames } from './names.ts'
import { awaitPhotos, wrongAddresses } from './await-photos.ts'
import { createCard, updateCard } from './write-card.ts'

const OF_THE_ROW = new Set<Refusal['kind']>(['forbidden', 'notFound', 'conflict', 'invalid'])

/** Cards from a file: all or none, unless the wrong ones are skipped. */
export function upsertCards(call: Call<'products.upsert'>) {
  return importRows(call, ownChanges, async (tx, rows, refuse, actor) =>
    countsOf(await writeCards({ tx, actor, env: call.env, refuse, isFile: true }, rows)),
  )
}

/** Cards from another system: each is answered by itself. */
export function receiveCards(call: Call<'products.receive'>) {
  return receiveRows(call, (tx, rows, refuse, actor) =>
    writeCards({ tx, actor, env: call.env, refuse, isFile: false }, rows),
  )
}

interface Writing {
  tx: Database
  actor: Actor
  env: Env
  refuse: RefuseRow
  /** A file repeats exported values: those that still equal the card are no change. */
  isFile: boolean
}

interface Place {
  brand_id: number
  /** The article without what tells apart letters that look alike. */
  key: string
  condition: string
}

type Placed = ImportedRow<Card> & { place: Place }

const textOf = ({ brand_id, key, condition }: Place) => `${brand_id} ${key} ${condition}`

/** Creates and changes cards one by one, in the order of their places: two calls with the same cards wait for each other. */
async function writeCards(writing: Writing, rows: readonly ImportedRow<Card>[]): Promise<WrittenRows> {
  const { tx, actor, refuse } = writing
  const names = await readNames(
    tx,
    rows.map(({ value }) => value),
  )
  const placed = placesOf(rows, names, refuse)
  const repeats = refuseRepeats(
    placed.map(({ place, ...row }) => ({ ...row, value: place })),
    { field: 'article', label: 'Артикул', keyOf: textOf },
    refuse,
  )
  const find = await knownCards(tx, actor, placed)
  const written = new Map<number, WrittenRow>()
  const ordered = placed
    .filter(({ row }) => !repeats.has(row))
    .toSorted((a, b) => (textOf(a.place) < textOf(b.place) ? -1 : 1))
  for (const one of ordered) {
    try {
      const result = await tx.transaction((inner) => writeOne({ ...writing, tx: inner }, one, names, find(one)))
      written.set(one.row, result)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code || !OF_THE_ROW.has(error.kind)) throw error
      const details = Object.entries(error.details ?? { article: [error.message] })
      for (const [field, messages] of details)
        for (const message of messages) refuse(one.row, cardField(field), message)
    }
  }
  return written
}

function placesOf(rows: readonly ImportedRow<Card>[], names: Names, refuse: RefuseRow): Placed[] {
  return rows.flatMap((row): Placed[] => {
    const { brand, article, condition = 'new' } = row.value
    const named = names.brand(brand)
    if ('id' in named) return [{ ...row, place: { brand_id: named.id, key: articleKey(article), condition } }]
    refuse(row.row, 'brand', named.fault)
    return []
  })
}

/** The card of a place; one that the sender may not see is foreign. */
type Known = Product | 'foreign' | undefined

/** The card of a place, and where there is none, the last one that has left it. */
interface Found {
  card: Known
  archived: Known
}

async function knownCards(tx: Database, actor: Actor, placed: readonly Placed[]): Promise<(row: Placed) => Found> {
  const places = JSON.stringify(placed.map(({ place }) => place))
  const { rows } = await tx.execute<
    Place & { id: number; article_norm: string; is_archived: boolean } & Record<string, unknown>
  >(sql`
    select id, product.brand_id, article_key(article_norm) as key, product.condition, article_norm,
      status = 'archived' as is_archived
    from product join (
      select distinct brand_id, key, condition from jsonb_to_recordset(${places}::jsonb) as sent (brand_id int8, key text, condition text)
    ) place on place.brand_id = product.brand_id and place.key = article_key(article_norm) and place.condition = product.condition
    order by is_archived, case when status = 'archived' then -id else id end`)
  const cards = new Map(
    (
      await cardsByIds(
        tx,
        actor,
        rows.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  )
  const known = Map.groupBy(rows, textOf)
  return ({ place, value }) => {
    const code = normalizeArticle(value.article)
    const alike = known.get(textOf(place)) ?? []
    const cardOf = (isArchived: boolean): Known => {
      const those = alike.filter(({ is_archived }) => is_archived === isArchived)
      const found = those.find(({ article_norm }) => article_norm === code) ?? those[0]
      return found && (cards.get(found.id) ?? 'foreign')
    }
    return { card: cardOf(false), archived: cardOf(true) }
  }
}

/** A place that another author's card has is taken, as in the form. */
async function writeOne(
  { tx, actor, env, isFile }: Writing,
  { value, place: { brand_id } }: Placed,
  names: Names,
  { card, archived }: Found,
): Promise<WrittenRow> {
  const { article, condition, company_id, image_urls = [] } = value
  if (isFile && image_urls.length === 0) {
    const same = await unchanged(value, names, card ?? archived)
    if (same) return same
  }
  if (card === 'foreign' || (card && !isAuthor(actor, card)))
    throw invalid({ article: ['Товар с таким брендом и артикулом уже есть'] })
  const wrong = wrongAddresses(image_urls, env.webhooks.networks)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const fields = await fieldsOfCard(value, names, card)
  const whose = company_id === undefined ? {} : { company_id }
  const result = card
    ? await updateCard(tx, actor, card, isFile ? changedFieldsOf(card, normalize(fields)) : fields)
    : await createCard(tx, actor, {
        ...fields,
        ...whose,
        brand_id,
        article,
        ...(condition !== undefined && { condition }),
      })
  const added = await awaitPhotos(tx, actor, result.id, image_urls)
  return added > 0 && result.outcome === 'unchanged' ? { ...result, outcome: 'updated' } : result
}

/** The answer to a row that holds its card as it is, also a card that its sender may only see. */
async function unchanged(value: Card, names: Names, card: Known): Promise<WrittenRow | undefined> {
  if (!card || card === 'foreign') return undefined
  const fields = changedFieldsOf(card, normalize(await fieldsOfCard(value, names, card)))
  return Object.keys(fields).length === 0 ? { outcome: 'unchanged', id: card.id } : undefined
}
