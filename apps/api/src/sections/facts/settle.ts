import { type Principal, systemPrincipal } from '#db/actor.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { and, asc, eq, inArray, sql } from '#db/drizzle.ts'
import { conflict, invalid, notFound, Refusal, unlessRefused } from '#errors.ts'
import type { Context } from '#records/record.ts'
import { inLanguage } from '#text/language/language.ts'
import { digestOf } from './content.ts'
import { type Applied, type FactType, RefusedUntil, typeOf, Waits } from './kinds.ts'
import { fact, type FactContent, type FactRow } from './schema.ts'

export type Outcome = Pick<
  FactRow,
  'state' | 'problem' | 'problem_field' | 'awaits' | 'entity' | 'entity_id' | 'entity_label'
> &
  Pick<Applied, 'frees'>

/** The outcome of a fact. */
export interface Settled {
  before: FactRow
  outcome: Outcome
  /** The corrected content of a fact that has come again. */
  content: string | null
}

interface Trial<Input> {
  id: number
  input: Input
  isGranted: boolean
}

/** How far the clock of a sender may be ahead. */
const AHEAD_MS = 5 * 60_000
export const NOTHING = { entity: null, entity_id: null, entity_label: null }
const APPLIED = { state: 'applied', problem: null, problem_field: null, awaits: null } as const
const OF_THE_FACT = new Set<Refusal['kind']>(['forbidden', 'notFound', 'conflict', 'invalid'])

/** A fact that this call has stored: each that was settled has another version. */
export const isNew = ({ version }: FactRow): boolean => version === 1

export const labelOf = ({ source, external_id }: Pick<FactRow, 'source' | 'external_id'>): string =>
  `${source} ${external_id}`

/** Applies a fact; what a rule refuses is undone and said. A proof, an outage and a deadlock concern the whole call. */
export async function tried<Input extends FactContent>(
  { db, actor }: Context<Principal>,
  type: FactType<Input>,
  { id, input, isGranted }: Trial<Input>,
): Promise<Outcome> {
  try {
    // The reason is stored, so it is in Russian for a sender of any language.
    const applied = await inLanguage('ru', () =>
      db.transaction((tx) => {
        requirePast(actor, input)
        return type.apply({ db: tx, actor, factId: id, input, isGranted })
      }),
    )
    return { ...APPLIED, ...applied }
  } catch (error) {
    return refusedFor(error)
  }
}

/** Applies the facts of a call by one step of their type, which undoes nothing: it writes what no rule refuses. */
export async function triedAtOnce<Input extends FactContent>(
  { db, actor }: Context<Principal>,
  type: FactType<Input>,
  inputs: readonly Input[],
): Promise<Outcome[]> {
  return inLanguage('ru', async () => {
    const refusals = inputs.map((input) => unlessRefused(() => requirePast(actor, input)) ?? null)
    const past = inputs.filter((_, n) => refusals[n] === null)
    const applied = (await type.applyAll?.({ db, actor, inputs: past })) ?? []
    let next = 0
    return refusals.map((refusal) => {
      const outcome = refusal ?? applied[next++]
      if (!outcome) throw new Error('A fact has no outcome')
      return outcome instanceof Refusal ? refusedFor(outcome) : { ...APPLIED, ...outcome }
    })
  })
}

function requirePast({ at }: Principal, { occurred_at }: FactContent): void {
  if (Date.parse(occurred_at) > at.getTime() + AHEAD_MS)
    throw invalid({ occurred_at: ['Когда произошло: этот момент ещё не наступил'] })
}

/** The outcome of a refused fact; any other error is thrown. */
function refusedFor(error: unknown): Outcome {
  if (!(error instanceof Refusal) || error.code || !OF_THE_FACT.has(error.kind)) throw error
  const [field = null] = Object.keys(error.details ?? {})
  const problem = (field && error.details?.[field]?.[0]) || error.message
  if (error instanceof Waits)
    return { state: 'waiting', problem, problem_field: field, awaits: error.awaits, ...NOTHING }
  const awaits = error instanceof RefusedUntil ? error.awaits : null
  return { state: 'refused', problem, problem_field: field, awaits, ...NOTHING }
}

/** Applies a fact once more: a person has mended its cause, or what it waits for has come. */
export async function applyAgain(context: Context<Principal>, before: FactRow, isGranted: boolean): Promise<Outcome> {
  const type = typeOf(before.kind)
  const outcome = await tried(context, type, { id: before.id, input: before.content, isGranted })
  const settled = [{ before, outcome, content: null }]
  await settle(context, settled)
  await applyWaiting(context, settled)
  return outcome
}

/** Applies what has waited for the facts that are applied, each with the reach of its own sender. */
export async function applyWaiting({ db, actor }: Context<Principal>, settled: readonly Settled[]): Promise<void> {
  const keys = settled.flatMap(({ outcome: { frees = [] } }) => frees)
  if (keys.length === 0) return
  const waiting = await db
    .select({ id: fact.id })
    .from(fact)
    .where(and(inArray(fact.state, ['waiting', 'refused']), inArray(fact.awaits, keys)))
    .orderBy(asc(fact.occurred_at), asc(fact.id))
    .for('no key update')
  for (const { id } of waiting) {
    // One of them may have freed the next one, which is then applied.
    const row = await lockFact(db, id)
    if (row.awaits !== null && keys.includes(row.awaits))
      await applyAgain({ db, actor: senderOf(row, actor.at) }, row, false)
  }
}

/** The program in the place of a sender, who changes no more than they might themselves. */
export function senderOf({ reach }: FactRow, at: Date): Principal {
  const program = systemPrincipal(at)
  return reach === null ? program : { ...program, scope: 'own', companyIds: reach }
}

/** Stores what became of facts, with the log: when each came, and each time that something else becomes of it. */
export async function settle({ db, actor }: Context<Principal>, settled: readonly Settled[]): Promise<void> {
  const changed = lastOfEach(settled).filter(isChanged)
  if (changed.length === 0) return
  const rows = changed.map(({ before, outcome, content }) => ({
    id: before.id,
    ...outcome,
    content,
    digest: content && digestOf(content),
  }))
  await db.execute(sql`
    update fact set state = next.state, problem = next.problem, problem_field = next.problem_field, awaits = next.awaits,
      entity = next.entity, entity_id = next.entity_id, entity_label = next.entity_label,
      content = coalesce(next.content::jsonb, fact.content), digest = coalesce(next.digest, fact.digest),
      version = version + 1, updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
    from json_to_recordset(${JSON.stringify(rows)}) as next (id int8, state text, problem text, problem_field text, awaits text,
      entity text, entity_id int8, entity_label text, content text, digest text)
    where fact.id = next.id`)
  await audit(db, actor, ...changed.map(entryOf))
}

/** A fact that came twice in a call is stored once: as it was before, and as it became at last. */
function lastOfEach(settled: readonly Settled[]): Settled[] {
  const last = new Map<number, Settled>()
  for (const one of settled) {
    const { before = one.before, content = null } = last.get(one.before.id) ?? {}
    last.set(one.before.id, { before, outcome: one.outcome, content: one.content ?? content })
  }
  return [...last.values()]
}

const isChanged = ({ before, outcome, content }: Settled): boolean =>
  isNew(before) || content !== null || before.state !== outcome.state || before.problem !== outcome.problem

function entryOf({ before, outcome: { state, problem, entity, entity_id }, content }: Settled): AuditEntry {
  return {
    event: isNew(before) ? 'created' : 'updated',
    entity: 'fact',
    entity_id: before.id,
    entity_label: labelOf(before),
    changes: {
      state: [isNew(before) ? null : before.state, state],
      ...(content !== null && { digest: [before.digest, digestOf(content)] }),
      ...(problem !== before.problem && { problem: [before.problem, problem] }),
    },
    ...(entity && entity_id !== null && { related: { entity, id: entity_id } }),
  }
}

/** Reads a fact whole, behind the lock of its decision. */
export async function lockFact(db: Database, id: number): Promise<FactRow> {
  const [row] = await db.select().from(fact).where(eq(fact.id, id)).for('no key update')
  if (!row) throw notFound()
  return row
}

/** Refuses a second decision about a fact. */
export function requireOpen({ state }: Pick<FactRow, 'state'>): void {
  if (state === 'applied') throw conflict('Запись уже учтена')
  if (state === 'rejected') throw conflict('Запись уже отклонена')
}
