import { eq } from '#db/drizzle.ts'
import { type Caller, systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { settingOf } from '#sections/settings/public.ts'
import { say } from '#text/language/say.ts'
import { lockOperation, mayRun } from './access.ts'
import { AUTHOR_WITHOUT_RIGHT, requestIdOf } from './authors/actor.ts'
import { isOfAgent, keysOf } from './authors/authors.ts'
import { notifyDeciders, notifyOf } from './notices.ts'
import { operation, operationKey, type StoredOperation } from './schema.ts'
import { type Command, type Facts, hasRun, moveOf } from './states/states.ts'
import { titleOf } from './calls/titles.ts'

type Status = StoredOperation['status']

/** The dry run has passed all items: its author may start it, or somebody else has to. */
export async function finishCheck(tx: Database, env: Env, checked: StoredOperation, at: Date): Promise<void> {
  await tx.delete(operationKey).where(eq(operationKey.operation_id, checked.id))
  const second = await whyTwo(tx, checked)
  const explanation = (await whyAnother(tx, env, checked, at)) ?? second
  if (explanation) {
    await tx
      .update(operation)
      .set({ second_person: second !== undefined })
      .where(eq(operation.id, checked.id))
    await settle(tx, checked, { command: 'check', status: 'waiting', explanation, at })
    return notifyDeciders(tx, checked, at)
  }
  const prepared = { command: 'check', status: 'prepared', at } as const
  if (!checked.starts_itself) return settle(tx, checked, prepared)
  if (checked.kind === 'import' && checked.skipped > 0 && !checked.skip_invalid)
    return settle(tx, checked, { ...prepared, explanation: 'В файле есть строки с ошибками' })
  if (checked.needs_proof && !checked.proved)
    return settle(tx, checked, { ...prepared, explanation: 'Запустите её: понадобится подтвердить, что это вы' })
  await begin(tx, checked, {
    starter_id: checked.author_id,
    starter_key_id: checked.author_key_id,
    starter_name: checked.author_name,
    proved: checked.proved,
    at,
  })
}

/** Why the author may not start the operation at all; undefined if they may. */
async function whyAnother(tx: Database, env: Env, checked: StoredOperation, at: Date): Promise<string | undefined> {
  if (isOfAgent(await keysOf(tx), checked)) return 'Подготовлена агентом: запускает сотрудник'
  return (await mayRun(tx, env, checked, at)) ? undefined : AUTHOR_WITHOUT_RIGHT
}

/** Why it takes two people. */
async function whyTwo(tx: Database, { total, price_change }: StoredOperation): Promise<string | undefined> {
  const rows = await settingOf(tx, 'operation_second_person_rows')
  const percent = await settingOf(tx, 'operation_second_person_percent')
  if (rows > 0 && (total ?? 0) > rows) return say`Записей больше ${rows}: запускает второй сотрудник`
  if (percent > 0 && (price_change ?? 0) > percent)
    return say`Цена меняется больше чем на ${percent} %: запускает второй сотрудник`
  return undefined
}

type Starter = Pick<StoredOperation, 'starter_id' | 'starter_key_id' | 'starter_name' | 'proved'>

/** Starts the run at its first item, or goes on with it; what the dry run has refused stays skipped. */
export async function begin(
  tx: Database,
  locked: StoredOperation,
  { at, ...starter }: Starter & Partial<StoredOperation> & { at: Date },
) {
  await tx
    .update(operation)
    .set({
      ...starter,
      status: 'running',
      explanation: null,
      attempts: 0,
      retry_at: null,
      finished_at: null,
      ...(!hasRun(locked) && { started_at: at.toISOString(), done: 0, changed: 0, created: 0, price_checks: 0 }),
    })
    .where(eq(operation.id, locked.id))
}

/** The run has passed all items. An undo that has brought nothing back leaves the other operation as it is. */
export async function finishRun(tx: Database, ran: StoredOperation, at: Date): Promise<void> {
  await settle(tx, ran, { command: 'finish', status: 'done', at })
  if (ran.undoes === null || ran.changed === 0) return
  const undone = await lockOperation(tx, ran.undoes)
  if (undone && moveOf(undone, 'undone'))
    await tx.update(operation).set({ status: 'undone' }).where(eq(operation.id, undone.id))
}

const ENDS: readonly Status[] = ['done', 'stopped', 'failed', 'rejected', 'withdrawn']

interface Settled {
  command: Command
  status: Status
  explanation?: string | null
  at: Date
  /** The user who asks for it; the program by default. */
  by?: Caller
}

/** Gives a locked operation the status in which it waits or ends, with a row of the log and a notice. */
export async function settle(
  tx: Database,
  settled: StoredOperation & Partial<Pick<Facts, 'undoing'>>,
  { command, status, explanation = null, at, by }: Settled,
): Promise<void> {
  if (!moveOf({ undoing: null, ...settled }, command, status))
    throw new Error(`No ${command} leads from ${settled.status} to ${status}`)
  await tx
    .update(operation)
    .set({
      status,
      explanation,
      attempts: 0,
      retry_at: null,
      ...(ENDS.includes(status) && { finished_at: at.toISOString() }),
    })
    .where(eq(operation.id, settled.id))
  await audit(tx, by ?? { ...systemCaller(at), requestId: requestIdOf(settled.id) }, {
    event: 'status_changed',
    entity: 'operation',
    entity_id: settled.id,
    entity_label: titleOf(settled),
    changes: { status: [settled.status, status] },
    comment: explanation,
  })
  const isAsked = by !== undefined && command !== 'reject'
  if (!isAsked && (settled.status === 'running' || status === 'failed' || status === 'rejected'))
    await notifyOf(tx, settled, { status, explanation, at })
}
