import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, gt, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { after, whileRenewed } from '#query/claims.ts'
import type { Database } from '#db/database.ts'
import { refusalOf } from '#db/failures.ts'
import { sentenceOf } from '#records/many/outcomes.ts'
import { inBackground } from '#db/urgency.ts'
import type { Env } from '#env.ts'
import type { Handlers } from '#contract/handlers.ts'
import { asRights } from '#contract/identity.ts'
import { readFilters, readForm } from '#contract/validate.ts'
import { invalid, Refusal, withoutPermission } from '#errors.ts'
import { incomingOf, openFileStore } from '#files/store.ts'
import { createReads } from '#query/reads.ts'
import { reaches } from '#records/access/reach.ts'
import { inLanguage } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'
import { actorOf, Gone } from './authors/actor.ts'
import { type ManyCall, requireCall } from './calls/calls.ts'
import { REPLAYED_FIRST } from './calls/needs.ts'
import type { Work } from './change.ts'
import { countErasures, Erased, requireNoErasureSince } from './export/erasures.ts'
import { hasKey, isOwned, lease, LEASE_MS, type Leased, Lost } from './export/lease.ts'
import { asQuery, exporterOf } from './export/trusted.ts'
import { finishRun, settle } from './finish.ts'
import { insertOperation, requireExpected } from './prepare.ts'
import { requireExportProof } from './require-proof.ts'
import { operation, type StoredOperation } from './schema.ts'

const MB = 1024 * 1024
const DAY = 24 * 60 * 60_000
/** How long it rests after each batch, as a part of its time: requests have the other half. */
const REST = 1
/** Attempts without an end, by errors or kills. */
const ATTEMPTS = 5
const AGAIN_AFTER = 1000
const UNWRITTEN = 'Файл не записан из-за ошибки программы. Сообщите администратору'

interface Asked {
  input?: Record<string, unknown> | undefined
  filter?: Record<string, unknown> | null | undefined
  items?: unknown
  expected_count?: number | undefined
  reason?: string | null | undefined
}

interface Asker {
  db: Database
  actor: Actor
  env: Env
}

/** Starts an export. It changes nothing, so that it is neither tried before nor confirmed by somebody else. */
export async function prepareExport(
  handlers: Handlers,
  { db, actor, env }: Asker,
  call: ManyCall,
  { input = {}, filter, items, expected_count, reason }: Asked,
): Promise<number> {
  if (items !== undefined) throw invalid({ items: ['Записи: выгрузка берёт их по фильтрам'] })
  const reach = await reaches(db, actor, call.permissions)
  const scope = reach(call.permissions)
  if (scope === 'none') throw withoutPermission(call.permissions)
  const filters = filter ?? {}
  readForm(call.operation)(input)
  readFilters(call.operation)(filters)
  await requireRoom(db, actor, env)
  const query = asQuery({ filter: filters, input })
  const total = await exporterOf(handlers, call.id).count({ query, db, actor: { ...actor, scope } })
  requireExpected(expected_count, total)
  await requireExportProof(db, actor, call, total)
  const { id } = await insertOperation(db, actor, {
    call: call.id,
    kind: call.kind,
    input,
    filter: filters,
    reason: reason?.trim() || null,
    status: 'running',
    starts_itself: true,
    started_at: actor.at.toISOString(),
    starter_id: actor.userId,
    starter_key_id: actor.keyId,
    starter_name: actor.userName,
    total,
  })
  return id
}

/** The files of a day have the room that uploads have; one that is being written does not count yet. */
async function requireRoom(db: Database, { userId, at }: Actor, { quotas }: Env): Promise<void> {
  const since = new Date(at.getTime() - DAY).toISOString()
  const [kept] = await db
    .select({ size: sql<number>`coalesce(sum(result_size), 0)::int8` })
    .from(operation)
    .where(and(eq(operation.author_id, userId), gt(operation.created_at, since)))
  if ((kept?.size ?? 0) > quotas.userDayMb * MB)
    throw new Refusal('invalid', say`За сутки можно выгрузить не больше ${quotas.userDayMb} МБ. Повторите завтра`)
}

/** Takes an export, which no other worker takes while the lease is renewed; one that never comes to an end is given up. */
export async function takeExport(tx: Database, taken: StoredOperation, at: Date): Promise<Leased | undefined> {
  if (taken.attempts < ATTEMPTS) return lease(tx, taken, at)
  await settle(tx, taken, { command: 'fail', status: 'failed', explanation: UNWRITTEN, at })
  return undefined
}

/**
 * Writes the file of an export anew and publishes it with the end of the operation. No transaction is open meanwhile: the
 * lease is renewed, and one that a killed process has left runs out.
 */
export async function runExport(work: Work, { leased, abandoned }: Leased, stopping: AbortSignal): Promise<void> {
  const { env, onError } = work
  const { result_key: key } = leased
  const store = openFileStore(env)
  const path = join(incomingOf(env), `${key}.writing`)
  try {
    if (abandoned !== null) await store.remove([abandoned])
    await inLanguage(leased.language, () => inBackground(() => write(work, leased, path, stopping)))
  } catch (error) {
    // Without an answer of the database the file stays: its row has the key, or the next attempt removes it.
    await noteFailure(work, leased, error, stopping.aborted)
      .then((isKept) => (isKept ? undefined : store.remove([key])))
      .catch(onError)
  } finally {
    // A bucket has read it, a folder has moved it.
    await rm(path, { force: true }).catch(onError)
  }
}

async function write(work: Work, leased: Leased['leased'], path: string, stopping: AbortSignal): Promise<void> {
  const { db, env, handlers, now } = work
  const call = requireCall(leased.call)
  const losing = new AbortController()
  const signal = AbortSignal.any([losing.signal, stopping])
  const renew = (values: Partial<StoredOperation> = {}) => renewLease(work, leased, values)
  // A slow statement or a slow bucket lets no lease run out.
  const beat = () => renew().catch((error: unknown) => losing.abort(error))
  return whileRenewed(LEASE_MS / 3, beat, writeFile).catch((error: unknown) => {
    throw losing.signal.aborted ? losing.signal.reason : error
  })

  async function writeFile() {
    const actor = await actorOf({ db, env, at: now() }, leased, { run: call.permissions, see: [] })
    const erasures = await countErasures(db)
    let rested = performance.now()
    const file = await exporterOf(handlers, call.id).open(
      {
        query: asQuery(leased),
        db: await createReads(db).databaseOf(call.operation, actor, REPLAYED_FIRST.export),
        actor,
      },
      async (passed) => {
        if (passed > 0) await wait((performance.now() - rested) * REST, undefined, { signal })
        signal.throwIfAborted()
        rested = performance.now()
        await actor.confirm()
        await renew({ done: passed })
      },
    )
    await renew({ total: file.rowCount })
    await mkdir(incomingOf(env), { recursive: true })
    await pipeline(file.read(), createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
    const { size } = await stat(path)
    const store = openFileStore(env)
    await store.prepare(leased.result_key, { path }, file.type)
    await store.publish([leased.result_key])
    await db.transaction(async (tx) => {
      await requireNoErasureSince(tx, erasures)
      await update(tx, leased, {
        done: file.rowCount,
        result_name: file.name,
        result_size: size,
        result_reach: asRights(actor),
      })
      await file.note(tx)
      await finishRun(tx, { ...leased, total: file.rowCount }, now())
    })
  }
}

function renewLease({ db, now }: Pick<Work, 'db' | 'now'>, leased: Leased['leased'], values: Partial<StoredOperation>) {
  return update(db, leased, { ...values, retry_at: after(now(), LEASE_MS) })
}

async function update(db: Database, leased: Leased['leased'], values: Partial<StoredOperation>): Promise<void> {
  const { rowCount } = await db.update(operation).set(values).where(isOwned(leased))
  if (rowCount === 0) throw new Lost()
}

/**
 * Says why a file was not written. A process that stops hands it over at once, and one that an erasure has overtaken begins anew; what may pass is tried again, and what the
 * rules refuse is not. Returns whether the file is kept: its commit may have come through although the answer was lost.
 */
async function noteFailure(
  { db, now, onError }: Work,
  leased: Leased['leased'],
  error: unknown,
  isStopping: boolean,
): Promise<boolean> {
  const refusal = refusalOf(error)
  if (!refusal && !isStopping && !(error instanceof Lost)) onError(error)
  return db.transaction(async (tx) => {
    const [owned] = await tx.select().from(operation).where(hasKey(leased)).for('update')
    const isErased = error instanceof Erased
    if (owned?.status !== 'running' || (error instanceof Lost && !isErased)) return owned?.status === 'done'
    const at = now()
    const next = (values: Partial<StoredOperation>) =>
      tx.update(operation).set(values).where(eq(operation.id, owned.id))
    if (isStopping || isErased) await next({ attempts: owned.attempts - 1, retry_at: null })
    else if (error instanceof Refusal)
      await settle(tx, owned, {
        ...(error instanceof Gone
          ? ({ command: 'lose', status: 'stopped' } as const)
          : ({ command: 'fail', status: 'failed' } as const)),
        explanation: sentenceOf(error),
        at,
      })
    else if (owned.attempts >= ATTEMPTS)
      await settle(tx, owned, {
        command: 'fail',
        status: 'failed',
        explanation: refusal ? sentenceOf(refusal) : UNWRITTEN,
        at,
      })
    else await next({ retry_at: after(at, AGAIN_AFTER * owned.attempts) })
    return false
  })
}
