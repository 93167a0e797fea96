import { eq } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { settingOf } from '#sections/settings/public.ts'
import { say } from '#text/language/say.ts'
import { isOfAgent, mayRun } from './access.ts'
import { AUTHOR_WITHOUT_RIGHT, requestIdOf } from './actor.ts'
import { notifyOf, notifyDeciders } from './notices.ts'
import { operation, operationKey, type StoredOperation } from './schema.ts'
import { titleOf } from './calls/titles.ts'

type Status = StoredOperation['status']

/** The dry run has passed all items: its author may start it, or somebody else has to. */
export async function finishCheck(tx: Database, env: Env, checked: StoredOperation, at: Date): Promise<void> {
  await tx.delete(operationKey).where(eq(operationKey.operation_id, checked.id))
  const explanation = await whyAnother(tx, env, checked, at)
  if (explanation) {
    await settle(tx, checked, { status: 'waiting', explanation, at })
    return notifyDeciders(tx, checked, at)
  }
  if (!checked.starts_itself) return settle(tx, checked, { status: 'prepared', at })
  if (checked.kind === 'import' && checked.skipped > 0 && !checked.skip_invalid)
    return settle(tx, checked, { status: 'prepared', explanation: 'В файле есть строки с ошибками', at })
  if (checked.needs_proof && !checked.proved)
    return settle(tx, checked, {
      status: 'prepared',
      explanation: 'Запустите её: понадобится подтвердить, что это вы',
      at,
    })
  await begin(tx, checked, {
    starter_id: checked.author_id,
    starter_key_id: checked.author_key_id,
    starter_name: checked.author_name,
    proved: checked.proved,
    at,
  })
}

/** Why the author may not start the operation alone; undefined if they may. */
async function whyAnother(tx: Database, env: Env, checked: StoredOperation, at: Date): Promise<string | undefined> {
  if (await isOfAgent(tx, checked)) return 'Подготовлена агентом: запускает сотрудник'
  if (!(await mayRun(tx, env, checked, at))) return AUTHOR_WITHOUT_RIGHT
  const rows = await settingOf(tx, 'operation_second_person_rows')
  const percent = await settingOf(tx, 'operation_second_person_percent')
  if (rows > 0 && (checked.total ?? 0) > rows) return say`Записей больше ${rows}: запускает второй сотрудник`
  if (percent > 0 && (checked.price_change ?? 0) > percent)
    return say`Цена меняется больше чем на ${percent} %: запускает второй сотрудник`
  return undefined
}

type Starter = Pick<StoredOperation, 'starter_id' | 'starter_key_id' | 'starter_name' | 'proved'>

/** Starts the run at its first item; what the dry run has refused stays skipped. */
export async function begin(
  tx: Database,
  { id, status, skipped }: StoredOperation,
  { at, ...starter }: Starter & { at: Date },
) {
  const isFirst = status === 'checking' || status === 'prepared' || status === 'waiting'
  await tx
    .update(operation)
    .set({
      ...starter,
      status: 'running',
      explanation: null,
      attempts: 0,
      retry_at: null,
      finished_at: null,
      ...(isFirst && { started_at: at.toISOString(), done: 0, changed: 0, created: 0, price_checks: 0, skipped }),
    })
    .where(eq(operation.id, id))
}

/** The run has passed all items. */
export async function finishRun(tx: Database, ran: StoredOperation, at: Date): Promise<void> {
  await settle(tx, ran, { status: 'done', at })
  if (ran.undoes !== null) await tx.update(operation).set({ status: 'undone' }).where(eq(operation.id, ran.undoes))
}

const FINAL: readonly Status[] = ['done', 'stopped', 'failed', 'rejected']

/** Gives an operation the status in which it waits or ends, with a row of the log and a notice. */
export async function settle(
  tx: Database,
  settled: StoredOperation,
  { status, explanation = null, at }: { status: Status; explanation?: string | null; at: Date },
): Promise<void> {
  await tx
    .update(operation)
    .set({
      status,
      explanation,
      attempts: 0,
      retry_at: null,
      ...(FINAL.includes(status) && { finished_at: at.toISOString() }),
    })
    .where(eq(operation.id, settled.id))
  await audit(
    tx,
    { ...systemCaller(at), requestId: requestIdOf(settled.id) },
    {
      event: 'status_changed',
      entity: 'operation',
      entity_id: settled.id,
      entity_label: titleOf(settled),
      changes: { status: [settled.status, status] },
      comment: explanation,
    },
  )
  if (settled.status === 'running' || status === 'failed' || status === 'rejected')
    await notifyOf(tx, settled, { status, explanation, at })
}
