import type { Schemas } from '@admin-panel/sdk'
import type { Principal } from '#db/actor.ts'
import { sql } from '#db/drizzle.ts'
import { isSeller } from '#query/scope.ts'
import type { Context } from '#records/record.ts'
import { differences, digestOf, writtenOf } from './content.ts'
import type { FactType } from './kinds.ts'
import { fact, type FactContent, type FactRow, type FactState } from './schema.ts'
import { applyWaiting, isNew, NOTHING, type Outcome, settle, type Settled, tried, triedAtOnce } from './settle.ts'

type Answer = Schemas['ReceivedFact']

const TAKEN = 'Под этим номером уже есть другая запись'
const STATUS: Readonly<Record<FactState, number>> = { applied: 200, waiting: 202, refused: 422, rejected: 409 }

interface Key {
  source: string
  external_id: string
  variant: string
}

interface Sent<Input> {
  row: number
  input: Input
  key: Key
  content: string
}

/**
 * Receives facts of one kind: each is stored with its key and applied by itself. What was applied is answered as it was;
 * other content under its key is a conflict. What waits or was refused may come again, corrected.
 */
export async function receive<Input extends FactContent>(
  { db, actor }: Context<Principal>,
  type: FactType<Input>,
  items: readonly Input[],
): Promise<Schemas['Received']> {
  const rows = items.map((input, row): Sent<Input> => {
    const { source, external_id } = input
    return {
      row,
      input,
      key: { source, external_id, variant: type.variantOf?.(input) ?? '' },
      content: writtenOf(input),
    }
  })
  await store({ db, actor }, type, rows)
  const known = await lockKnown({ db, actor }, type, rows)
  const answers: Answer[] = []
  const settled: Settled[] = []
  const early = await applyNew({ db, actor }, type, rows, known)
  for (const sent of rows) {
    const stored = known.get(textOf(sent.key))
    if (!stored) throw new Error('A fact was not stored')
    const answer = await receiveOne({ db, actor }, type, { stored, sent, settled, outcome: early.get(sent) })
    answers.push({ row: sent.row, external_id: sent.input.external_id, ...answer })
  }
  await settle({ db, actor }, settled)
  await applyWaiting({ db, actor }, settled)
  return { items: answers }
}

/** Keys are inserted in one order, so that two calls with the same facts wait for each other. */
async function store<Input extends FactContent>(
  { db, actor }: Context<Principal>,
  { kind }: FactType<Input>,
  rows: readonly Sent<Input>[],
): Promise<void> {
  const reach = sql.param(isSeller(actor) ? actor.companyIds : null)
  const at = sql`${actor.at.toISOString()}::timestamptz`
  const values = rows.map(({ input: { occurred_at }, key, content }) => ({
    ...key,
    occurred_at,
    content,
    digest: digestOf(content),
  }))
  await db.execute(sql`
    insert into fact (kind, source, external_id, variant, occurred_at, content, digest, state, reach, created_at, created_by, updated_at, updated_by)
    select ${kind}, source, external_id, variant, occurred_at, content::jsonb, digest, 'waiting', ${reach}::int8[],
      ${at}, ${actor.userId}::int8, ${at}, ${actor.userId}::int8
    from json_to_recordset(${JSON.stringify(values)})
      as sent (source text, external_id text, variant text, occurred_at timestamptz, content text, digest text)
    order by source, external_id, variant
    on conflict (kind, source, external_id, variant) do nothing`)
}

async function lockKnown<Input extends FactContent>(
  { db }: Context<Principal>,
  { kind }: FactType<Input>,
  rows: readonly Sent<Input>[],
): Promise<Map<string, FactRow>> {
  const keys = JSON.stringify(rows.map(({ key }) => key))
  const known = await db
    .select()
    .from(fact)
    .where(
      sql`${fact.kind} = ${kind} and (${fact.source}, ${fact.external_id}, ${fact.variant}) in (
        select source, external_id, variant from json_to_recordset(${keys}) as sent (source text, external_id text, variant text))`,
    )
    .orderBy(fact.source, fact.external_id, fact.variant)
    .for('no key update')
  return new Map(known.map((row) => [textOf(row), row]))
}

/** Neither a source nor a number has spaces. */
const textOf = ({ source, external_id, variant }: Key): string => `${source} ${external_id} ${variant}`

/** Applies at once what comes for the first time, where the type of the facts allows it. */
async function applyNew<Input extends FactContent>(
  context: Context<Principal>,
  type: FactType<Input>,
  rows: readonly Sent<Input>[],
  known: ReadonlyMap<string, FactRow>,
): Promise<Map<Sent<Input>, Outcome>> {
  if (!type.applyAll) return new Map()
  const first = new Map<string, Sent<Input>>()
  for (const sent of rows) {
    const key = textOf(sent.key)
    const stored = known.get(key)
    if (stored && isNew(stored) && !first.has(key)) first.set(key, sent)
  }
  const fresh = [...first.values()]
  const outcomes = await triedAtOnce(
    context,
    type,
    fresh.map(({ input }) => input),
  )
  return new Map(fresh.flatMap((sent, n) => (outcomes[n] ? [[sent, outcomes[n]]] : [])))
}

interface Receiving<Input> {
  stored: FactRow
  sent: Sent<Input>
  settled: Settled[]
  /** The outcome, if the fact was received before. */
  outcome: Outcome | undefined
}

async function receiveOne<Input extends FactContent>(
  context: Context<Principal>,
  type: FactType<Input>,
  { stored, sent: { input, content }, settled, outcome: early }: Receiving<Input>,
): Promise<Omit<Answer, 'row' | 'external_id'>> {
  const isSame = stored.digest === digestOf(content)
  // A seller's key learns nothing of what another sender has under the same number.
  if (!isNew(stored) && isSeller(context.actor) && stored.created_by !== context.actor.userId)
    return { ...answerOf({ ...stored, ...NOTHING }, 409), message: TAKEN }
  if (stored.state === 'applied' || stored.state === 'rejected')
    return isSame
      ? { ...answerOf(stored, STATUS[stored.state]), is_repeated: true }
      : { ...answerOf(stored, 409), message: TAKEN, differences: differences(stored.content, input) }
  const outcome = early ?? (await tried(context, type, { id: stored.id, input, isGranted: false }))
  settled.push({ before: { ...stored }, outcome, content: isSame ? null : content })
  const is_repeated = !isNew(stored) && isSame
  // Within the call a fact that came before is known.
  Object.assign(stored, outcome, { version: stored.version + 1, content: input, digest: digestOf(content) })
  return { ...answerOf(stored, STATUS[outcome.state]), is_repeated }
}

function answerOf(row: FactRow, status: number): Omit<Answer, 'row' | 'external_id'> {
  const { state, id: fact_id, entity, entity_id, entity_label, problem, problem_field } = row
  return {
    state,
    status,
    is_repeated: false,
    fact_id,
    entity,
    entity_id,
    entity_label,
    message: problem,
    field: problem_field,
    differences: [],
  }
}
