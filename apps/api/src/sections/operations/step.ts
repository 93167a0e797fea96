import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from '#db/drizzle.ts'
import { FREE } from '#query/claims.ts'
import type { Database } from '#db/database.ts'
import { isStatementTimeout, refusalOf } from '#db/failures.ts'
import { sentenceOf } from '#records/many/outcomes.ts'
import { Refusal } from '#errors.ts'
import { attempt, inTrial } from '#query/attempt.ts'
import { inLanguage } from '#text/language/language.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { actorOf, Gone, Narrowed } from './authors/actor.ts'
import { type ManyCall, requireCall, viewPermissions } from './calls/calls.ts'
import { type Batch, change, type Outcome, type Work } from './change.ts'
import type { Exports } from './export/beside.ts'
import { type Leased, mayBeTaken } from './export/lease.ts'
import { takeExport } from './export.ts'
import { changeRows, type ChangedRows, refuseEarlier } from './change-rows.ts'
import { finishCheck, finishRun, settle } from './finish.ts'
import { isKnown } from './calls/needs.ts'
import { notifyHeirs } from './notices.ts'
import { unpackChunk } from './import/chunks.ts'
import { firstTogether, restore } from './restore.ts'
import { operation, operationItem, type StoredItem, type StoredOperation } from './schema.ts'

const CHANGES_SHOWN = 20
const ATTEMPTS = 3

/**
 * Does one batch of the operation that has waited longest, in one transaction that holds its row: a killed process leaves
 * nothing half done, and two servers never do the same. An export is only begun: its file is written beside the batches.
 * Returns the operation, or nothing if none is due.
 */
export async function step(
  work: Work,
  exports: Exports,
  sizeOf: (operation: StoredOperation) => number,
): Promise<StoredOperation | undefined> {
  const { db, now } = work
  let taken: StoredOperation | undefined
  let leased: Leased | undefined
  try {
    await db.transaction(async (tx) => {
      taken = await take(tx, now(), exports.haveRoom())
      if (taken?.kind === 'export') leased = await takeExport(tx, taken, now())
      else if (taken) await advance({ ...work, db: tx }, taken, sizeOf(taken))
    })
  } catch (error) {
    if (!taken || taken.kind === 'export') throw error
    await noteFailure(work, taken, error)
  }
  if (leased) exports.begin(leased)
  return taken
}

async function take(tx: Database, at: Date, hasRoom: boolean): Promise<StoredOperation | undefined> {
  const [due] = await tx
    .select()
    .from(operation)
    .where(
      and(
        inArray(operation.status, ['checking', 'running']),
        isKnown(),
        or(isNull(operation.retry_at), lte(operation.retry_at, at.toISOString())),
        mayBeTaken(at, hasRoom),
      ),
    )
    .orderBy(sql`${operation.stepped_at} nulls first`, asc(operation.id))
    .limit(1)
    .for('update', FREE)
  return due
}

function advance(work: Work, taken: StoredOperation, size: number): Promise<void> {
  return inLanguage(taken.language, async () => {
    const { db: tx, env, now } = work
    const at = now()
    let items = await nextItems(tx, taken, size)
    if (items.length < size && taken.kind === 'import' && (await unpackChunk(tx, taken.id)))
      items = await nextItems(tx, taken, size)
    if (taken.kind === 'restore') items = firstTogether(items)
    if (items.length === 0)
      return taken.status === 'checking' ? finishCheck(tx, env, taken, at) : finishRun(tx, taken, at)
    await keep(tx, taken, items, await apply(work, taken, items), at)
  })
}

const ENOUGH = 3

/** A request does not wait longer for its first items, in ms. */
const AT_ONCE = 2000

/**
 * Tries the first items at once, so that a wrong value is refused by its field where it was given. What takes longer, such as
 * the closing of a large period, is left to the dry run.
 */
export async function tryFirst(work: Omit<Work, 'onError'>, id: number): Promise<void> {
  const [stored] = await work.db.select().from(operation).where(eq(operation.id, id))
  if (!stored) return
  const items = await nextItems(work.db, stored, ENOUGH)
  try {
    await attempt(work.db, async (db) => {
      await db.execute(sql`set local statement_timeout = ${sql.raw(String(AT_ONCE))}`)
      await apply({ ...work, db }, stored, items)
    })
  } catch (error) {
    if (!isStatementTimeout(error)) throw error
  }
}

/** Changes the items, or in the dry run rolls the change back, as the one whose rights the operation uses. */
async function apply(
  { db: tx, env, handlers, now }: Omit<Work, 'onError'>,
  taken: StoredOperation,
  items: StoredItem[],
): Promise<Tried> {
  const call = taken.kind === 'restore' ? undefined : requireCall(taken.call)
  const rights = call && { run: call.permissions, see: viewPermissions(call) }
  const actor = await actorOf({ db: tx, env, at: now() }, taken, rights)
  const isDry = taken.status === 'checking'
  return applyTo(items.filter(({ state }) => state === 'pending'))

  async function applyTo(pending: StoredItem[]): Promise<Tried> {
    const tried = await inTrial(tx, isDry, async (inner): Promise<Tried> => {
      const batch: Batch = { tx: inner, env, handlers, actor, operation: taken, items: pending }
      const changed = pending.length > 0 ? await changeBatch(call, batch) : NOTHING
      const changes = isDry && taken.changes.length < CHANGES_SHOWN ? await ownChanges(inner, actor) : []
      const priceChange = isDry ? await widestPriceChange(inner) : null
      return { ...changed, changes, priceChange, needsProof: isDry && actor.wasAsked() }
    })
    if (!call || !isDry || tried.keys.length === 0) return tried
    const repeats = await refuseEarlier(tx, call, { operation: taken, items: pending, keys: tried.keys })
    if (repeats.length === 0) return tried
    const positions = new Set(repeats.map(({ position }) => position))
    const rest = await applyTo(pending.filter(({ position }) => !positions.has(position)))
    return { ...rest, outcomes: [...rest.outcomes, ...repeats] }
  }
}

const NOTHING: ChangedRows = { outcomes: [], created: 0, priceChecks: 0, keys: [] }

async function changeBatch(call: ManyCall | undefined, batch: Batch): Promise<ChangedRows> {
  if (call?.takes === 'rows') return changeRows(call, batch)
  return { ...NOTHING, outcomes: await (call ? change(call, batch) : restore(batch)) }
}

function nextItems(tx: Database, { id, done }: StoredOperation, size: number): Promise<StoredItem[]> {
  return tx
    .select()
    .from(operationItem)
    .where(and(eq(operationItem.operation_id, id), gt(operationItem.position, done)))
    .orderBy(asc(operationItem.position))
    .limit(size)
}

/** How much the widest change of a price in this transaction is, in percent. */
async function widestPriceChange(tx: Database): Promise<number | null> {
  const { rows } = await tx.execute<{ percent: number | null }>(sql`
    select max(abs((changes -> 'price_kopecks' ->> 1)::float8 / nullif((changes -> 'price_kopecks' ->> 0)::float8, 0) - 1) * 100) as percent
    from audit_log where transaction = pg_current_xact_id() and changes ? 'price_kopecks'`)
  return rows[0]?.percent ?? null
}

interface Tried extends ChangedRows {
  changes: StoredOperation['changes']
  priceChange: number | null
  needsProof: boolean
}

async function keep(
  tx: Database,
  taken: StoredOperation,
  items: StoredItem[],
  { outcomes, changes, priceChange, needsProof, created, priceChecks }: Tried,
  at: Date,
) {
  const isDry = taken.status === 'checking'
  // What the dry run would change still waits for the run, but says already what of it stays.
  const written = outcomes
    .filter(({ state, message }) => !isDry || state === 'skipped' || message !== undefined)
    .map((outcome) => (isDry && outcome.state !== 'skipped' ? { ...outcome, state: 'pending' } : outcome))
  await tx.execute(sql`
    update operation_item set state = outcome.state, message = outcome.message, next_version = outcome.next_version
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as outcome (position int, state text, message text, next_version int)
    where operation_id = ${taken.id} and operation_item.position = outcome.position`)
  const count = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state).length
  await tx
    .update(operation)
    .set({
      done: items.at(-1)?.position ?? taken.done,
      changed: taken.changed + count('changed'),
      skipped: taken.skipped + count('skipped'),
      created: taken.created + created,
      price_checks: taken.price_checks + priceChecks,
      changes: [...taken.changes, ...changes].slice(0, CHANGES_SHOWN),
      price_change: Math.max(taken.price_change ?? 0, priceChange ?? 0) || null,
      ...(needsProof && { needs_proof: true }),
      attempts: 0,
      retry_at: null,
      stepped_at: at.toISOString(),
    })
    .where(eq(operation.id, taken.id))
}

/**
 * A run whose starter may no longer do this stops, and somebody else may go on; a check is its author's alone, and is
 * withdrawn. A batch that fails is tried again record by record, and a record
 * that fails three times is skipped; without its database an operation waits. The lock of the batch is gone by now, so nothing is
 * noted of an operation that has moved on.
 */
async function noteFailure({ db, now, onError }: Work, taken: StoredOperation, error: unknown): Promise<void> {
  const refusal = refusalOf(error)
  if (refusal?.kind === 'unavailable') throw error
  if (!refusal) onError(error)
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(operation).where(eq(operation.id, taken.id)).for('update')
    if (!locked || MOVED.some((field) => locked[field] !== taken[field])) return
    await inLanguage(locked.language, () => noteLocked(tx, locked, error, now()))
  })
}

/** The columns that each step and each command changes. */
const MOVED = ['status', 'done', 'attempts', 'stepped_at', 'starter_id'] as const

async function noteLocked(tx: Database, locked: StoredOperation, error: unknown, at: Date): Promise<void> {
  if (error instanceof Gone) {
    const explanation = sentenceOf(error)
    if (locked.status === 'checking' && !(error instanceof Narrowed))
      return settle(tx, locked, { command: 'withdraw', status: 'withdrawn', explanation, at })
    await settle(tx, locked, { command: 'lose', status: 'stopped', explanation, at })
    if (locked.status === 'running') await notifyHeirs(tx, locked, explanation, at)
    return
  }
  if (error instanceof Refusal)
    return settle(tx, locked, { command: 'fail', status: 'failed', explanation: sentenceOf(error), at })
  const refusal = refusalOf(error)
  const attempts = locked.attempts + 1
  const message = refusal ? sentenceOf(refusal) : 'Не изменено из-за ошибки программы. Сообщите администратору'
  if (attempts > ATTEMPTS) await skipNext(tx, locked, message)
  await tx
    .update(operation)
    .set({
      attempts: attempts > ATTEMPTS ? 1 : attempts,
      retry_at: new Date(at.getTime() + 200 * attempts).toISOString(),
      stepped_at: at.toISOString(),
    })
    .where(eq(operation.id, locked.id))
}

async function skipNext(tx: Database, { id, done, skipped }: StoredOperation, message: string): Promise<void> {
  // Items that the dry run refused are counted already.
  const { rowCount } = await tx
    .update(operationItem)
    .set({ state: 'skipped', message })
    .where(
      and(eq(operationItem.operation_id, id), eq(operationItem.position, done + 1), eq(operationItem.state, 'pending')),
    )
  await tx
    .update(operation)
    .set({ done: done + 1, skipped: skipped + (rowCount ?? 0) })
    .where(eq(operation.id, id))
}
