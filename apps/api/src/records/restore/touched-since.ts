import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { tableOf } from './tables.ts'
import { momentIn } from '#text/moment.ts'
import { say } from '#text/language/say.ts'
import type { RestoreTarget } from './apply-target.ts'

/** A restore may run days after it was prepared: a record that others have changed in between keeps what it has. */
export async function keepTouched(
  db: Database,
  targets: readonly RestoreTarget[],
  { request_id, timeZone }: { request_id: string; timeZone: string },
): Promise<RestoreTarget[]> {
  await lockRecords(db, targets)
  const asked = targets.flatMap(({ entity, id, kind, seen }) => (kind === 'create' ? [] : [{ entity, id, seen }]))
  const { rows } = await db.execute<{ entity: string; id: number; by: string; at: string }>(sql`
    select distinct on (target.entity, target.id) target.entity, target.id, coalesce(user_name, '—') as by, created_at as at
    from json_to_recordset(${JSON.stringify(asked)}) as target (entity text, id int8, seen int8)
    join audit_log on audit_log.entity = target.entity and entity_id = target.id and audit_log.id > seen
    where request_id <> ${request_id} order by target.entity, target.id, audit_log.id`)
  const touched = new Map(rows.map((row) => [`${row.entity} ${row.id}`, row]))
  return targets.map((target) => {
    const after = touched.get(`${target.entity} ${target.id}`)
    return after && target.kind !== 'create' ? leftAlone(target, after, timeZone) : target
  })
}

/** A lock waits for changes that are not committed yet, so the log has them. The order is that of all other locks. */
async function lockRecords(db: Database, targets: readonly RestoreTarget[]): Promise<void> {
  const kinds = [...Map.groupBy(targets, ({ entity }) => entity)].toSorted(([one], [other]) => one.localeCompare(other))
  for (const [entity, same] of kinds) {
    const table = tableOf(entity)
    const ids = same.map(({ id }) => id)
    if (table) await db.execute(sql`select from ${table} where id in ${ids} order by id for no key update`)
  }
}

/** A record that was changed after an operation keeps what it has. */
export function leftAlone(
  { entity, id }: Pick<RestoreTarget, 'entity' | 'id'>,
  { by, at }: { by: string; at: string },
  timeZone: string,
): RestoreTarget {
  return {
    entity,
    id,
    kind: 'change',
    values: {},
    notes: [say`Изменено после операции: ${by}, ${momentIn(timeZone)(at) ?? ''}`],
  }
}
