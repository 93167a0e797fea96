import { sql, type SQL } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
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
  const body = status === 'rejected' ? explanation : outcome
  await tx.execute(sql`
    insert into notification (user_id, type, title, body, entity, entity_id, created_at, updated_at)
    select "user".id, 'operation_ended', ${title}, ${body}, 'operation', ${id}, ${at.toISOString()}, ${at.toISOString()}
    from "user" where "user".id in (${author_id}, ${starter_id}) and "user".status = 'active' and "user".kind = 'person'`)
}

/**
 * Tells those who may run a proposal that it waits for one of them. Whoever has not read of the last one of this author hears
 * of all of them in the same notice.
 */
export async function notifyDeciders(tx: Database, waiting: StoredOperation, at: Date): Promise<void> {
  const { id, author_id, author_name, total, reason } = waiting
  const whose = `Подготовил: ${author_name}`
  const body = `${whose}. Записей: ${total ?? 0}${reason ? `. Основание: ${reason}` : ''}`
  await tx.execute(sql`
    with decider as (${decidersOf(waiting)}),
    open as (select count(*) from operation where status = 'waiting' and author_id = ${author_id}),
    grouped as (
      update notification set title = 'Ждут подтверждения: ' || (select count from open), body = ${`${whose}. Последняя: ${titleOf(waiting)}`},
        entity_id = ${id}, updated_at = ${at.toISOString()}, version = notification.version + 1
      from decider, operation earlier
      where notification.user_id = decider.id and type = 'operation_waits' and read_at is null
        and earlier.id = notification.entity_id and earlier.author_id = ${author_id}
      returning user_id)
    insert into notification (user_id, type, title, body, entity, entity_id, created_at, updated_at)
    select id, 'operation_waits', ${`Ждёт подтверждения: ${titleOf(waiting)}`}, ${body}, 'operation', ${id}, ${at.toISOString()}, ${at.toISOString()}
    from decider where id not in (select user_id from grouped)`)
}

/** Tells those who may go on with it that an operation has stopped, since its starter no longer may. */
export async function notifyHeirs(
  tx: Database,
  stopped: StoredOperation,
  explanation: string,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into notification (user_id, type, title, body, entity, entity_id, created_at, updated_at)
    select id, 'operation_stopped', ${`${enumWords.OperationStatus.stopped}: ${titleOf(stopped)}`}, ${explanation}, 'operation', ${stopped.id},
      ${at.toISOString()}, ${at.toISOString()} from (${decidersOf(stopped)}) heir`)
}

/** People who may decide on it for all companies, but for its author. */
function decidersOf(one: StoredOperation): SQL {
  const needed = JSON.stringify(rightsOf(one))
  return sql`
    select "user".id from "user"
    where "user".status = 'active' and "user".kind = 'person' and "user".id <> ${one.author_id} and (
      exists (select from user_role join role on role.id = role_id where user_id = "user".id and role.slug = 'administrator')
      or not exists (
        select from jsonb_array_elements(${needed}::jsonb) as needed (names) where not exists (
          select from user_role join role on role.id = user_role.role_id
            join role_permission on role_permission.role_id = role.id
          where user_role.user_id = "user".id and role.scope = 'all' and names ? permission)))`
}
