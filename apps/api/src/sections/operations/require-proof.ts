import type { Actor } from '#db/actor.ts'
import { asksForProof } from '#db/log/asks-for-proof.ts'
import type { Changes } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { and, eq, sql } from '#db/drizzle.ts'
import { everydayEntities } from '#db/log/everyday.gen.ts'
import { type ManyCall, manyCalls } from './calls/calls.ts'
import { asTarget } from './calls/trusted.ts'
import { isWork } from './restore.ts'
import { operation, operationItem, type StoredOperation } from './schema.ts'

type Started = Pick<StoredOperation, 'id' | 'kind' | 'call' | 'input' | 'total' | 'needs_proof'>

/** An operation that starts asks for a fresh proof where anything that it writes does; else its records count. */
export async function requireProof(db: Database, actor: Actor, started: Started): Promise<void> {
  const asks =
    started.needs_proof || asksByCall(started) || (started.kind === 'restore' && (await asksByTarget(db, started.id)))
  await actor.requireProof(db, asks ? undefined : (started.total ?? 0))
}

/** Of an operation that starts by itself after its dry run. */
export async function requireProofOf(db: Database, actor: Actor, id: number): Promise<void> {
  const [prepared] = await db.select().from(operation).where(eq(operation.id, id))
  if (prepared) await requireProof(db, actor, prepared)
}

function asksByCall({ call, input }: Started): boolean {
  const many = manyCalls().get(call)
  if (many?.operation.stepUp !== 'written') return many?.operation.stepUp === 'always'
  return asksForProof({ event: 'updated', entity: many.entity, changes: asChanges(input) })
}

/** A restore may write any entity, so the targets decide. */
async function asksByTarget(db: Database, id: number): Promise<boolean> {
  const entity = sql`${operationItem.payload} ->> 'entity'`
  const items = await db
    .select({ payload: operationItem.payload })
    .from(operationItem)
    .where(
      and(
        eq(operationItem.operation_id, id),
        sql`${entity} <> all(${sql.param(Object.keys(everydayEntities))}::text[])`,
      ),
    )
  return items.some(({ payload }) => {
    const target = asTarget(payload)
    if (!isWork(target)) return false
    const event = target.kind === 'change' ? 'updated' : target.kind === 'create' ? 'created' : 'deleted'
    return asksForProof({ event, entity: target.entity, changes: asChanges(target.values) })
  })
}

const asChanges = (values: Record<string, unknown>): Changes =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [null, value]]))

/** To make the file of an export asks as the export itself does, and so does to take it. */
export async function requireExportProof(db: Database, actor: Actor, { operation: exporting }: ManyCall, rows: number) {
  await actor.requireProof(db, exporting.stepUp === 'always' ? undefined : rows)
}
