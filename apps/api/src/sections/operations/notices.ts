import { sql, type SQL } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { activePeople, holdsOneOfEach } from '#records/access/holders.ts'
import { notify } from '#records/notify.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { rightsOf } from './access.ts'
import type { StoredOperation } from './schema.ts'
import { titleOf } from './calls/titles.ts'

/** A person who waits longer than this has turned to other work. */
const UNWATCHED_AFTER = 10_000

/** Tells author and starter how a run has ended, if it took so long that they do something else, or why it was sent back. */
export async function notifyOf(
  tx: Database,
  ended: StoredOperation,
  { status, explanation, at }: Pick<StoredOperation, 'status' | 'explanation'> & { at: Date },
): Promise<void> {
  const { id, kind, author_id, starter_id, started_at, total, changed, skipped } = ended
  const took = at.getTime() - Date.parse(started_at ?? at.toISOString())
  if (status === 'done' && took < UNWATCHED_AFTER && author_id === (starter_id ?? author_id)) return
  const title = `${enumWords.OperationStatus[status]}: ${titleOf(ended)}`
  const outcome = kind === 'export' ? `Строк в файле: ${total ?? 0}` : `Изменено: ${changed}, пропущено: ${skipped}`
  const body = status === 'rejected' ? (explanation ?? '') : outcome
  const users = activePeople(sql`id in (${author_id}, ${starter_id})`)
  await notify(tx, users, { type: 'operation_ended', title, body, at, about: { entity: 'operation', entity_id: id } })
}

/**
 * Tells those who may run a proposal that it waits for one of them. Whoever has not read of the last one of this author hears
 * of all of them in the same notice.
 */
export async function notifyDeciders(tx: Database, waiting: StoredOperation, at: Date): Promise<void> {
  const { id, author_id, author_name, total, reason } = waiting
  const mayDecide = decides(waiting)
  const whose = `Автор: ${author_name}`
  const body = `${whose}. Записей: ${total ?? 0}${reason ? `. Основание: ${reason}` : ''}`
  const { rows: grouped } = await tx.execute<{ id: number }>(sql`
    update notification set body = ${`${whose}. Последняя: ${titleOf(waiting)}`}, entity_id = ${id},
      title = 'Ждут подтверждения: ' || (select count(*) from operation where status = 'waiting' and author_id = ${author_id}),
      updated_at = ${at.toISOString()}, version = notification.version + 1, transaction = pg_current_xact_id()
    from operation earlier where notification.user_id in (${activePeople(mayDecide)}) and type = 'operation_waits' and read_at is null
      and earlier.id = notification.entity_id and earlier.author_id = ${author_id}
    returning user_id::int as id`)
  const others = sql`${mayDecide} and id <> all(${sql.param(grouped.map((user) => user.id))}::int8[])`
  const title = `Ждёт подтверждения: ${titleOf(waiting)}`
  await notify(tx, activePeople(others), {
    type: 'operation_waits',
    title,
    body,
    at,
    about: { entity: 'operation', entity_id: id },
  })
}

/** Tells those who may go on with it that an operation has stopped, since its starter no longer may. */
export async function notifyHeirs(
  tx: Database,
  stopped: StoredOperation,
  explanation: string,
  at: Date,
): Promise<void> {
  const title = `${enumWords.OperationStatus.stopped}: ${titleOf(stopped)}`
  const about = { entity: 'operation', entity_id: stopped.id }
  await notify(tx, activePeople(decides(stopped)), { type: 'operation_stopped', title, body: explanation, at, about })
}

/** Whether a row of "user" may decide on it for all companies; its author does not. */
function decides(one: StoredOperation): SQL {
  return sql`${holdsOneOfEach(rightsOf(one))} and "user".id <> ${one.author_id}`
}
