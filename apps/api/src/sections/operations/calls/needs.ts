import type { Schemas } from '@admin-panel/sdk'
import { and, eq, inArray, lte, or, type SQL, sql } from '#db/drizzle.ts'
import { manyCalls } from './calls.ts'
import { operation } from '#sections/operations/schema.ts'

/**
 * What this build knows of each kind of work. A change of what a kind means, be it a rule of masks or of
 * rows, raises its number: a process of an earlier build leaves that work to others.
 */
export const KNOWN: Readonly<Record<Schemas['OperationKind'], number>> = { change: 1, import: 1, export: 1, restore: 1 }

/**
 * What a replica must have before this kind of work reads from it, counted by the primary when an attempt begins. An erasure
 * lets an export begin anew, so the new file must not have what was erased. Other kinds read from the primary alone.
 */
export const REPLAYED_FIRST = { export: sql`select count(*) from erasure` } satisfies Partial<
  Record<Schemas['OperationKind'], SQL>
>

/** The work that this build understands, its call included. */
export function isKnown(): SQL | undefined {
  const kinds = ['change', 'import', 'export', 'restore'] as const
  return and(
    inArray(operation.call, [...manyCalls().keys(), 'restore']),
    or(...kinds.map((kind) => and(eq(operation.kind, kind), lte(operation.needs, KNOWN[kind])))),
  )
}
