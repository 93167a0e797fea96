import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { eq } from '#db/drizzle.ts'
import { manyCalls } from './calls/calls.ts'
import { operation, type StoredOperation } from './schema.ts'

type Started = Pick<StoredOperation, 'call' | 'kind' | 'total'> & Partial<Pick<StoredOperation, 'undoes'>>

/** An operation that starts asks for a fresh proof as its call does; else its records count. Bringing back may write anything. */
export async function requireProof(db: Database, actor: Actor, { call, kind, total, undoes }: Started): Promise<void> {
  const alone = manyCalls().get(call)?.operation.stepUp
  const isAlways = (kind === 'restore' && !undoes) || (alone !== undefined && alone !== 'rows')
  await actor.requireProof(db, isAlways ? undefined : (total ?? 0))
}

/** Of an operation that starts by itself after its dry run. */
export async function requireProofOf(db: Database, actor: Actor, id: number): Promise<void> {
  const [prepared] = await db.select().from(operation).where(eq(operation.id, id))
  if (prepared) await requireProof(db, actor, prepared)
}
