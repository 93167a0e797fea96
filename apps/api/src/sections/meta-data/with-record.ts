import type { Schemas } from '@admin-panel/sdk'
import { and, eq, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { keepDeleted } from '#records/restore/keep-deleted.ts'
import { invalid } from '#errors.ts'
import { validation } from '#text/language/say.ts'
import { namesOf } from './queries.ts'
import { metaData } from './schema.ts'

// Metadata has no foreign key to its record, so it follows the record here.

interface Subject {
  entity: Schemas['MetaDataEntity']
  id: number
  name: string
}

const label = (name: string) => sql`concat_ws(', ', ${name}::text, (select name from city where city.id = city_id))`

/** Deletes the metadata of a record that is being deleted. */
export async function dropMetaData(tx: Database, actor: Principal, { entity, id, name }: Subject): Promise<void> {
  const where = and(eq(metaData.entity, entity), eq(metaData.entity_id, id))
  await keepDeleted(tx, actor, { entity: 'meta-data', table: metaData, where, owner: { entity, id } })
  await auditEach(
    tx,
    actor,
    { event: 'deleted', entity: 'meta-data', related: { entity, id } },
    sql`
      delete from meta_data where entity = ${entity} and entity_id = ${id}
      returning id, ${label(name)}, null, ${changeOf('title', sql`title`, sql`null`)}`,
  )
}

/** Moves the metadata of a record to the one that takes its place, which keeps its own. */
export async function moveMetaData(tx: Database, actor: Principal, from: Subject, intoId: number): Promise<void> {
  const { entity, id, name } = from
  await auditEach(
    tx,
    actor,
    { event: 'moved', entity: 'meta-data', related: { entity, id: intoId } },
    sql`
      update meta_data moved set entity_id = ${intoId}, version = version + 1, updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
      where entity = ${entity} and entity_id = ${id} and not exists (
        select from meta_data kept where kept.entity = ${entity} and kept.entity_id = ${intoId} and kept.city_id is not distinct from moved.city_id)
      returning id, ${label(name)}, null, ${changeOf(`${entity}_id`, sql`${id}::int8`, sql`${intoId}::int8`)}`,
  )
  await dropMetaData(tx, actor, from)
}

/** Metadata comes back only to a record that is there. */
export async function requireRecord(tx: Database, _actor: Principal, id: number): Promise<void> {
  const [row] = await tx.select().from(metaData).where(eq(metaData.id, id))
  const [names] = row ? await namesOf(tx, [row]) : []
  if (!names?.name) throw invalid({ entity_id: [validation().enum('Запись')] })
}
