import { eq } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call, Handlers, Section } from '#contract/handlers.ts'
import { skippedFor } from '#records/many/outcomes.ts'
import { conflict, invalid, notFound, Refusal, withoutPermission } from '#errors.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { say, validation } from '#text/language/say.ts'
import { accessOf, type Known, lockOperation, requireVisible, rightsOf } from './access.ts'
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
import { type Action, hasRun, isPossible, moveOf } from './states/states.ts'
import { titleOf } from './calls/titles.ts'
import { tryFirst } from './step.ts'
import { wake } from './worker.ts'

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
    'operations.rejectByIds': rejectMany,
    'operations.withdraw': withdraw,
    'operations.repeat': (call) => repeat(handlersOf(), call),
    'operations.restore': async (call) => {
      const id = await prepareRestore(handlersOf(), call)
      if (call.body.start) await requireProofOf(call.db, call.actor, id)
      wake()
      return findOperation(call.db, call.actor, id)
    },
    'operations.undo': async (call) => {
      const before = await requireAction(call.db, call.actor, call.params.id, 'undo')
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

/** Locks the operation, and decides behind the lock: the action must be one that is offered to the caller. */
async function requireAction(db: Database, actor: Actor, id: number, action: Action): Promise<Known> {
  const locked = await lockOperation(db, id)
  const access = await accessOf(db, actor)
  await requireVisible(db, access, id)
  if (!locked) throw notFound()
  if (access.actions(locked, actor.at).includes(action)) return locked
  if (locked.undoing !== null && (action === 'start' || action === 'undo'))
    throw conflict(say`Эту операцию уже отменяет операция № ${locked.undoing}`)
  if (action === 'start' && access.needsPerson(locked))
    throw conflict('Операцию, которую подготовил агент, запускает сотрудник')
  if ((action === 'start' || action === 'reject') && access.needsOther(locked))
    throw conflict('Операцию подтверждает другой сотрудник с этим правом')
  if (isPossible(locked, action, actor.at) && action !== 'undo') throw withoutPermission(rightsOf(locked).flat())
  throw conflict(
    say`Операция в состоянии «${enumWords.OperationStatus[locked.status]}»: это действие сейчас недоступно`,
  )
}

async function start({ params, body, db, actor }: Call<'operations.start'>) {
  const before = await requireAction(db, actor, params.id, 'start')
  await requireProof(db, actor, before)
  const to = moveOf(before, 'start')?.to
  const isChecked = to === 'running'
  if (isChecked && !hasRun(before) && before.kind === 'import' && !before.skip_invalid && !body?.skip_invalid)
    requireRightRows(before)
  if (isChecked) {
    const { userId, keyId, userName, at, ip, userAgent: user_agent, source } = actor
    const starter = { starter_id: userId, starter_key_id: keyId, starter_name: userName, proved: actor.isProved }
    await begin(db, before, { ...starter, ip, user_agent, source, at })
  } else
    await db
      .update(operation)
      .set({ status: 'checking', explanation: null, finished_at: null })
      .where(eq(operation.id, before.id))
  await audit(db, actor, {
    event: 'status_changed',
    entity: 'operation',
    entity_id: before.id,
    entity_label: titleOf(before),
    changes: { status: [before.status, to] },
  })
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
  await settle(db, before, { command: 'stop', status: 'stopped', at: actor.at, by: actor })
  return findOperation(db, actor, before.id)
}

async function reject({ params, body, db, actor }: Call<'operations.reject'>) {
  await sendBack(db, actor, params.id, commentOf(body))
  return findOperation(db, actor, params.id)
}

async function rejectMany({ body, db, actor }: Call<'operations.rejectByIds'>) {
  const comment = commentOf(body)
  const ids = [...new Set(body.ids)].toSorted((one, other) => one - other)
  const skipped: { id: number; message: string }[] = []
  for (const id of ids)
    await sendBack(db, actor, id, comment).catch((error: unknown) => void skipped.push(skippedFor(id, error)))
  return { processed: ids.length - skipped.length, skipped }
}

function commentOf({ comment }: { comment: string }): string {
  if (comment.trim() === '') throw invalid({ comment: [validation().required('Комментарий')] })
  return comment.trim()
}

async function sendBack(db: Database, actor: Actor, id: number, explanation: string): Promise<void> {
  const before = await requireAction(db, actor, id, 'reject')
  await settle(db, before, { command: 'reject', status: 'rejected', explanation, at: actor.at, by: actor })
}

async function withdraw({ params, db, actor }: Call<'operations.withdraw'>) {
  const before = await requireAction(db, actor, params.id, 'withdraw')
  await settle(db, before, { command: 'withdraw', status: 'withdrawn', at: actor.at, by: actor })
  return findOperation(db, actor, before.id)
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
