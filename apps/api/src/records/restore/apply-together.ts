import type { Operation } from '#contract/operations.ts'
import { readBody } from '#contract/validate.ts'
import { Refusal } from '#errors.ts'
import { allResources } from '#records/resources.ts'
import { actorOf, type Restoring, type RestoreTarget } from './apply-target.ts'
import { operationsOf } from './operations-of.ts'
import { reasonsOf } from './reasons-of.ts'
import { type AnyMany, manyOf } from './trusted.ts'

/** How records are brought back together; those with the same one can go at once. */
interface Way {
  operation: Operation
  many: AnyMany
}

/** The way of a record; undefined where it goes alone. */
export function wayOf({ entity, kind, values }: RestoreTarget): Way | undefined {
  const names = kind === 'change' ? Object.keys(values) : []
  if (names.length === 0) return undefined
  const declared = manyOf(allResources().get(entity)?.back).find(
    ([, { fields, takes }]) => names.every((name) => fields.includes(name)) && takes?.(values) !== false,
  )
  if (!declared) return undefined
  const [id, many] = declared
  const operation = Object.values(operationsOf(entity)).find((known: Operation) => known.id === id)
  return operation && { operation, many }
}

/** The outcome of a record as `applyTarget` returns it, or why it is unchanged. */
export type Applied = { version: number; notes: string[] } | Refusal

/** Brings records of one way back with few statements, each by the rights and rules of now. */
export async function applyTogether(
  restoring: Restoring,
  { operation, many }: Way,
  targets: readonly RestoreTarget[],
): Promise<ReadonlyMap<number, Applied>> {
  const applied = new Map<number, Applied>()
  const [entity = ''] = targets.map((target) => target.entity)
  const actor = refusable(() => actorOf(restoring, operation))
  if (actor instanceof Refusal) return new Map(targets.map(({ id }) => [id, actor]))
  const wanted = targets.map(({ id, values }) => ({ id, body: values }))
  const withReason = await reasonsOf(restoring.tx, operation, entity, wanted)
  const read = readBody(operation)
  const changes = wanted.flatMap(({ id, body }) => {
    const valid = refusable(() => read(withReason(id, body)))
    if (!(valid instanceof Refusal)) return [{ id, body: valid.value }]
    applied.set(id, valid)
    return []
  })
  const restores = { entity, ids: new Set(changes.map(({ id }) => id)) }
  const { refused, changed } = await many.change({ db: restoring.tx, actor: { ...actor, restores } }, changes)
  for (const { id, refusal } of refused) applied.set(id, refusal)
  const notes = new Map(targets.map((target) => [target.id, target.notes]))
  for (const { id, version } of changed) applied.set(id, { version, notes: notes.get(id) ?? [] })
  return applied
}

function refusable<Result>(run: () => Result): Result | Refusal {
  try {
    return run()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
