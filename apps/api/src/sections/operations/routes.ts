import { and, eq, ne } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { Call, Handlers, Section } from '#contract/handlers.ts'
import { conflict, invalid, Refusal, withoutPermission } from '#errors.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { say, validation } from '#text/language/say.ts'
import { accessOf, permissionsOf, requireVisible } from './access.ts'
import { requireCall } from './calls/calls.ts'
import { prepareExport } from './export.ts'
import { begin, settle } from './finish.ts'
import { resultOf } from './export/result-file.ts'
import { fileOf } from './import/files.ts'
import { lastMapping } from './import/mapping.ts'
import { insertOperation, insertSkipped, prepareChange, prepareImport } from './prepare.ts'
import { requireExportProof, requireProof, requireProofOf } from './require-proof.ts'
import { findOperation, listItems, listOperations } from './queries.ts'
import { operation, type StoredOperation } from './schema.ts'
import { prepareRestore, prepareUndo } from './restore.ts'
import { titleOf } from './calls/titles.ts'
import { tryFirst } from './step.ts'
import { wake } from './worker.ts'

type Action = Schemas['OperationAction']

const AGENT_WITHOUT_REASON = 'Основание: агент указывает, зачем нужна операция'

export function operationsOf(handlersOf: () => Handlers) {
  return {
    'operations.list': ({ query, db, actor }) => listOperations(db, actor, query),
    'operations.view': ({ params, db, actor }) => findOperation(db, actor, params.id),
    'operations.items': ({ query, db, actor }) => listItems(db, actor, query),
    'operations.prepare': async (call) => {
      const id = await prepare(handlersOf(), call)
      wake()
      return findOperation(call.db, call.actor, id)
    },
    'operations.prepareImport': async (call) => {
      const id = await prepareImport(call)
      if (call.body.start) await requireProofOf(call.db, call.actor, id)
      wake()
      return findOperation(call.db, call.actor, id)
    },
    'operations.mapping': ({ query, db, actor }) => lastMapping(db, actor, query),
    'operations.file': async (call) => {
      const stored = await requireVisible(call.db, await accessOf(call.db, call.actor), call.params.id)
      if (call.query.part !== 'result') return fileOf(stored, call)
      const exporting = requireCall(stored.call)
      const requireFresh = () => requireExportProof(call.db, call.actor, exporting, stored.total ?? 0)
      const { permissions } = exporting
      return resultOf(stored, { permissions, title: titleOf(stored), requireProof: requireFresh }, call)
    },
    'operations.start': start,
    'operations.stop': stop,
    'operations.reject': reject,
    'operations.repeat': (call) => repeat(handlersOf(), call),
    'operations.restore': async (call) => {
      const id = await prepareRestore(handlersOf(), call)
      if (call.body.start) await requireProofOf(call.db, call.actor, id)
      wake()
      return findOperation(call.db, call.actor, id)
    },
    'operations.undo': async (call) => {
      const before = await requireAction(call.db, call.actor, call.params.id, 'undo')
      await requireNotUndone(call.db, before)
      const id = await prepareUndo(handlersOf(), call, before)
      if (call.body.start) await requireProofOf(call.db, call.actor, id)
      wake()
      return findOperation(call.db, call.actor, id)
    },
  } satisfies Section<'operations'>
}

async function prepare(handlers: Handlers, { db, actor, env, body }: Call<'operations.prepare'>): Promise<number> {
  if (actor.isAgent && !body.reason?.trim()) throw invalid({ reason: [AGENT_WITHOUT_REASON] })
  const called = requireCall(body.call)
  if (called.kind === 'export') return prepareExport(handlers, { db, actor, env }, called, body)
  const id = await prepareChange(db, actor, body)
  if (body.start) await requireProofOf(db, actor, id)
  await tryFirst({ db, env, handlers, now: () => actor.at }, id)
  return id
}

/** Locks the operation; the action must be one that is offered to the caller. */
async function requireAction(db: Database, actor: Actor, id: number, action: Action): Promise<StoredOperation> {
  const access = await accessOf(db, actor)
  await requireVisible(db, access, id)
  await db.select({ id: operation.id }).from(operation).where(eq(operation.id, id)).for('update')
  const locked = await requireVisible(db, access, id)
  if (access.actions(locked, actor.at).includes(action)) return locked
  if (action === 'start' && access.needsPerson(locked))
    throw conflict('Операцию, которую подготовил агент, запускает сотрудник')
  const permissions = permissionsOf(locked)
  if ((action === 'start' || action === 'reject') && locked.status === 'waiting' && locked.author_id === actor.userId)
    throw conflict('Операцию подтверждает другой сотрудник с этим правом')
  if (isInState(locked, action)) throw withoutPermission(permissions)
  throw conflict(
    say`Операция в состоянии «${enumWords.OperationStatus[locked.status]}»: это действие сейчас недоступно`,
  )
}

/** The lock of the operation makes a second undo see the first. */
async function requireNotUndone(db: Database, { id }: StoredOperation) {
  const [undoing] = await db
    .select({ id: operation.id })
    .from(operation)
    .where(and(eq(operation.undoes, id), ne(operation.status, 'rejected')))
  if (undoing) throw conflict(say`Эту операцию уже отменяет операция № ${undoing.id}`)
}

/** Whether only the rights of the caller keep them from it. */
function isInState({ kind, status }: StoredOperation, action: Action): boolean {
  if (action === 'start') return kind !== 'export' && ['prepared', 'waiting', 'stopped', 'failed'].includes(status)
  if (action === 'stop') return ['checking', 'running'].includes(status)
  return action === 'reject' && status === 'waiting'
}

async function start({ params, body, db, actor }: Call<'operations.start'>) {
  const before = await requireAction(db, actor, params.id, 'start')
  await requireProof(db, actor, before)
  const isFirst = before.status === 'prepared' || before.status === 'waiting'
  const wasChecked = before.started_at !== null || isFirst
  if (isFirst && before.kind === 'import' && !before.skip_invalid && !body?.skip_invalid) requireRightRows(before)
  if (wasChecked) {
    await begin(db, before, {
      starter_id: actor.userId,
      starter_key_id: actor.keyId,
      starter_name: actor.userName,
      proved: actor.isProved,
      at: actor.at,
    })
    const { ip, userAgent: user_agent, source } = actor
    await db.update(operation).set({ ip, user_agent, source }).where(eq(operation.id, before.id))
  } else
    await db
      .update(operation)
      .set({ status: 'checking', explanation: null, finished_at: null })
      .where(eq(operation.id, before.id))
  await logStatus(db, actor, before, wasChecked ? 'running' : 'checking')
  wake()
  return findOperation(db, actor, before.id)
}

/** Wrong rows of a file are skipped only by request. */
function requireRightRows({ skipped, total }: StoredOperation) {
  if (skipped > 0)
    throw new Refusal(
      'conflict',
      say`Строк с ошибками: ${skipped} из ${total ?? skipped}. Исправьте файл или пропустите их`,
      { details: { skip_invalid: [String(skipped)] } },
    )
}

async function stop({ params, db, actor }: Call<'operations.stop'>) {
  const before = await requireAction(db, actor, params.id, 'stop')
  await db
    .update(operation)
    .set({ status: 'stopped', explanation: null, finished_at: actor.at.toISOString() })
    .where(eq(operation.id, before.id))
  await logStatus(db, actor, before, 'stopped')
  return findOperation(db, actor, before.id)
}

async function reject({ params, body, db, actor }: Call<'operations.reject'>) {
  const comment = body.comment.trim()
  if (comment === '') throw invalid({ comment: [validation().required('Комментарий')] })
  const before = await requireAction(db, actor, params.id, 'reject')
  await settle(db, before, { status: 'rejected', explanation: comment, at: actor.at })
  return findOperation(db, actor, before.id)
}

function logStatus(db: Database, actor: Actor, before: StoredOperation, status: StoredOperation['status']) {
  return audit(db, actor, {
    event: 'status_changed',
    entity: 'operation',
    entity_id: before.id,
    entity_label: titleOf(before),
    changes: { status: [before.status, status] },
  })
}

/** The skipped records, in the versions that they have by now; an export as a whole. */
async function repeat(handlers: Handlers, { params, db, actor, env }: Call<'operations.repeat'>) {
  const before = await requireAction(db, actor, params.id, 'repeat')
  const id = await prepareAgain(handlers, { db, actor, env }, before)
  wake()
  return findOperation(db, actor, id)
}

async function prepareAgain(
  handlers: Handlers,
  { db, actor, env }: Pick<Call<'operations.repeat'>, 'db' | 'actor' | 'env'>,
  before: StoredOperation,
): Promise<number> {
  const { call, kind, input, filter, reason } = before
  if (kind === 'export')
    return prepareExport(handlers, { db, actor, env }, requireCall(call), { input, filter, reason })
  const { id } = await insertOperation(db, actor, { call, kind, input, filter, reason })
  await insertSkipped(db, actor, before, id)
  return id
}
