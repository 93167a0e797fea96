import type { Context } from '#records/record.ts'
import type { ChangeOf } from '#records/many/in-groups.ts'
import type { ManyResult } from '#records/many/outcomes.ts'
import type { Back } from './back.ts'

/** What changes many records as an operation changes one; its own schema has read the bodies. */
export interface AnyMany {
  fields: readonly string[]
  takes?: (values: Record<string, unknown>) => boolean
  change: (context: Context, changes: readonly ChangeOf<unknown>[]) => Promise<ManyResult>
}

export function manyOf(back: Back | undefined): [operation: string, AnyMany][] {
  return Object.entries(back?.many ?? {}) as unknown as [string, AnyMany][]
}
