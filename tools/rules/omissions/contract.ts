import { readContract, type Schema } from '../../../apps/api/src/contract/operations.ts'

export const operations = new Map(readContract().map((operation) => [operation.id, operation]))

/** Every record has them, and each list decides which of them it shows. */
const OF_EVERY_RECORD = new Set(['id', 'version', 'created_at', 'updated_at'])
const OF_EVERY_LIST = new Set(['page', 'per_page', 'after', 'sort'])

/** The fields of the rows of a list. */
export function fieldsOf(list: string): string[] {
  const rows: Schema | undefined = operations.get(list)?.reply?.properties?.['items']?.items
  return Object.keys(rows?.properties ?? {}).filter((name) => !OF_EVERY_RECORD.has(name))
}

/** The filters of a list. */
export function parametersOf(list: string): string[] {
  return Object.keys(operations.get(list)?.query.properties ?? {}).filter((name) => !OF_EVERY_LIST.has(name))
}
