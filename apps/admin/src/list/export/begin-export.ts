import { randomId } from '@admin-panel/sdk'
import { client } from '#data/client.ts'
import { followExport } from '#data/operations/follow-export.tsx'
import { keepOperation } from '#data/operations/operations.ts'
import { asExport } from '#list/trusted.ts'

/** Begins the export of what a list's query finds, in its order, and follows it to its end. */
export async function beginExport(call: string, query: object, file: object, isWatched: () => boolean) {
  const { sort, ...filter } = asExport(query)
  const body = { call, filter, input: { ...file, ...(sort && { sort }) } }
  const begun = await client.api.operations.prepare(body, { idempotencyKey: randomId() })
  keepOperation(begun)
  followExport(begun.id, isWatched)
  return begun.id
}
