import { isAuthor, cardsByIds, type Product } from '#sections/products/public.ts'
import { articleKey, normalizeArticle } from '@admin-panel/sdk/validation'
import type { Call } from '#contract/handlers.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import type { Env } from '#env.ts'
import { invalid, Refusal } from '#errors.ts'
import { type ImportedRow, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { receiveRows, type WrittenRow, type WrittenRows } from '#records/many/receive-rows.ts'
import { cardField, fieldsOfCard } from './fields-of.ts'
import { type Card, type Names, readNames } from './names.ts'
import { awaitPhotos, wrongAddresses } from './await-photos.ts'
import { createCard, updateCard } from './write-card.ts'

const OF_THE_ROW = new Set<Refusal['kind']>(['forbidden', 'notFound', 'conflict', 'invalid'])

/** Cards from another system: each is answered by itself. */
export function receiveCards(call: Call<'products.receive'>) {
  return receiveRows(call, (tx, rows, refuse, actor) => writeCards({ tx, actor, env: call.env, refuse }, rows))
}

interface Writing {
  tx: Database
  actor: Actor
  env: Env
  refuse: RefuseRow
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

async function knownCards(tx: Database, actor: Actor, placed: readonly Placed[]): Promise<(row: Placed) => Known> {
  const places = JSON.stringify(placed.map(({ place }) => place))
  const { rows } = await tx.execute<Place & { id: number; article_norm: string } & Record<string, unknown>>(sql`
    select id, product.brand_id, article_key(article_norm) as key, product.condition, article_norm
    from product join (
      select distinct brand_id, key, condition from jsonb_to_recordset(${places}::jsonb) as sent (brand_id int8, key text, condition text)
    ) place on place.brand_id = product.brand_id and place.key = article_key(article_norm) and place.condition = product.condition
    where status <> 'archived' order by id`)
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
    const alike = known.get(textOf(place)) ?? []
    const code = normalizeArticle(value.article)
    const found = alike.find(({ article_norm }) => article_norm === code) ?? alike[0]
    return found && (cards.get(found.id) ?? 'foreign')
  }
}

/** A place that another author's card has is taken, as in the form. */
async function writeOne(
  { tx, actor, env }: Writing,
  { value, place: { brand_id } }: Placed,
  names: Names,
  known: Known,
): Promise<WrittenRow> {
  const { article, condition, company_id, image_urls = [] } = value
  if (known === 'foreign' || (known && !isAuthor(actor, known)))
    throw invalid({ article: ['Товар с таким брендом и артикулом уже есть'] })
  const wrong = wrongAddresses(image_urls, env.webhooks.networks)
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const fields = await fieldsOfCard(value, names, known)
  const whose = company_id === undefined ? {} : { company_id }
  const result = known
    ? await updateCard(tx, actor, known, fields)
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
