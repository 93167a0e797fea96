import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { manyCalls } from './calls/calls.ts'
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

/** Tells those who may run a proposal that it waits for one of them. */
export async function notifyDeciders(tx: Database, waiting: StoredOperation, at: Date): Promise<void> {
  const permissions = manyCalls().get(waiting.call)?.permissions ?? []
  const title = `Ждёт подтверждения: ${titleOf(waiting)}`
  const body = `Подготовил: ${waiting.author_name}. Записей: ${waiting.total ?? 0}${waiting.reason ? `. Основание: ${waiting.reason}` : ''}`
  await tx.execute(sql`
    insert into notification (user_id, type, title, body, entity, entity_id, created_at, updated_at)
    select "user".id, 'operation_waits', ${title}, ${body}, 'operation', ${waiting.id}, ${at.toISOString()}, ${at.toISOString()}
    from "user"
    where "user".status = 'active' and "user".kind = 'person' and "user".id <> ${waiting.author_id} and exists (
      select from user_role join role on role.id = user_role.role_id
      where user_role.user_id = "user".id and (role.slug = 'administrator' or role.scope = 'all' and exists (
        select from role_permission where role_id = role.id and permission = any(${sql.param(permissions)}::text[]))))`)
}
