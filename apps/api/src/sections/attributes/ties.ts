import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'

interface Side {
  [column: string]: unknown
  id: number
  is_required: boolean
  position: number
}

const OTHER = { attribute: 'category', category: 'attribute' } as const
const FIELD = { attribute: 'categories', category: 'attributes' } as const

/**
 * Replaces the ties of an attribute or a category. A tie is a part of both records, so each record of the other side
 * whose ties change gets a new version and a log row.
 */
export async function saveTies(
  tx: Database,
  actor: Principal,
  { entity, id }: { entity: 'attribute' | 'category'; id: number },
  ties: Side[],
): Promise<void> {
  const other = OTHER[entity]
  const [own, foreign] = [sql.identifier(`${entity}_id`), sql.identifier(`${other}_id`)]
  const { rows } = await tx.execute<Side>(
    sql`select ${foreign} as id, is_required, position from attribute_category where ${own} = ${id}`,
  )
  const [before, next] = [keysOf(rows), keysOf(ties)]
  const changedIds = [...new Set([...rows, ...ties].map((tie) => tie.id))].filter(
    (tied) => before.get(tied) !== next.get(tied),
  )
  if (changedIds.length === 0) return
  const changed = sql`${sql.param(changedIds)}::int8[]`
  const list = sql`(
    select coalesce(jsonb_agg(jsonb_build_object(${`${entity}_id`}::text, ${own}, 'is_required', tie.is_required, 'position', tie.position,
      ${entity}::text, jsonb_build_object('id', tied.id, 'label', tied.name)) order by tied.id), '[]')
    from attribute_category tie join ${sql.identifier(entity)} tied on tied.id = ${own} where ${foreign} = other.id)`
  const { rows: old } = await tx.execute(
    sql`select id, ${list} as ties from ${sql.identifier(other)} other where id = any(${changed}) order by id for no key update`,
  )
  await tx.execute(sql`delete from attribute_category where ${own} = ${id}`)
  await tx.execute(sql`
    insert into attribute_category (${own}, ${foreign}, is_required, position)
    select ${id}, id, is_required, position
    from jsonb_to_recordset(${JSON.stringify(ties)}::jsonb) as input (id int8, is_required boolean, position int)`)
  await auditEach(
    tx,
    actor,
    { event: 'updated', entity: other, related: { entity, id } },
    sql`
      update ${sql.identifier(other)} other set version = version + 1, updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
      from jsonb_to_recordset(${JSON.stringify(old)}::jsonb) as old (id int8, ties jsonb)
      where other.id = old.id
      returning other.id, other.name, null, ${changeOf(FIELD[other], sql`old.ties`, list)}`,
  )
}

function keysOf(ties: Side[]): Map<number, string> {
  return new Map(ties.map(({ id, is_required, position }) => [id, `${is_required} ${position}`]))
}
