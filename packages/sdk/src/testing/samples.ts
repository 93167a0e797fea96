import type { OperationId, Resource, Schemas } from '@admin-panel/sdk'
import { samplesById, type Sample } from './samples.gen.ts'

type SampleId = keyof typeof samplesById & OperationId

type Maker<K extends OperationId> = (changes?: Partial<Sample<K>>) => Sample<K>

/** Makers of rows and records, grouped by resource; a group has those that the contract has a list or a view for. */
export type Samples = {
  readonly [R in Resource as Extract<SampleId, `${R}.${string}`> extends never ? never : R]: {
    readonly [K in Extract<SampleId, `${R}.${string}`> as K extends `${string}.list` ? 'row' : 'record']: Maker<K>
  }
}

/**
 * Rows of lists and records of views with the types of the contract, for the answers of a test. What may be null is null, a list is
 * empty, and each call makes a new object with the next id, from 1 on.
 * @example
 * on.subOrders.list(page([samples.subOrders.row({ number: '1000555-1' })]))
 */
export const samples: Samples = groupsOf(samplesById)

/**
 * A page of a list with its `meta`: one page that holds all items, unless `meta` says otherwise.
 * @param items - the rows
 * @param meta - fields that replace the standard ones
 */
export function page<T>(
  items: readonly T[],
  meta: Partial<Schemas['PageMeta']> = {},
): { items: T[]; meta: Schemas['PageMeta'] } {
  const total = items.length
  return { items: [...items], meta: { total, total_is_exact: true, page: 1, per_page: 20, page_count: 1, ...meta } }
}

function groupsOf(byId: Readonly<Record<string, object>>): Samples {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const [id, sample] of Object.entries(byId)) {
    const [resource = '', verb] = id.split('.')
    let made = 0
    ;(groups[resource] ??= {})[verb === 'list' ? 'row' : 'record'] = (changes: object) => ({
      ...structuredClone(sample),
      ...('id' in sample && typeof sample.id === 'number' && { id: ++made }),
      ...changes,
    })
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The generated samples are checked against the types of the contract.
  return groups as unknown as Samples
}
