import type { CallOptions, Client } from '@admin-panel/sdk'
import { handleOf, type OperationHandle, type OperationOptions } from './handle.ts'
import type { ManyId, ManyParams } from './params.ts'

export { OperationError } from './handle.ts'
export type { FollowOptions, OperationHandle, OperationOptions } from './handle.ts'
export { prepareImport } from './import.ts'
export type { ImportId, ImportItem, ImportParams, ImportRow } from './import.ts'
export type { ManyFilter, ManyId, ManyInput, ManyParams } from './params.ts'

/**
 * Prepares a call for many records: the server notes which records are meant and tries the call without changing anything.
 * `start()` of the handle then does it, or `start: true` does so by itself. Who sees the records but may not make the call
 * proposes it: it waits until a person confirms it.
 * @param client - the client whose session, or key, prepares the operation
 * @param call - the call of `client.api`, such as `products.disableByIds`
 * @param params - the records, by filter or by id, the values of the call and what the caller expects
 * @param options - `idempotencyKey` makes a repeated preparation the same operation
 * @example
 * const operation = await prepareOperation(client, 'products.disableByIds', { filter: { status: ['active'] }, expected_count: 2000 })
 * await operation.start()
 * for await (const { done, total } of operation) console.log(`${done} of ${total}`)
 */
export async function prepareOperation<K extends ManyId>(
  client: Pick<Client, 'api'>,
  call: K,
  params: ManyParams<K>,
  { idempotencyKey, ...options }: OperationOptions & Pick<CallOptions, 'idempotencyKey'> = {},
): Promise<OperationHandle> {
  const key = idempotencyKey === undefined ? {} : { idempotencyKey }
  const prepared = await client.api.operations.prepare({ call, ...params }, { ...options, ...key })
  return handleOf(client, prepared, options)
}

/**
 * Follows an operation that was prepared earlier or elsewhere.
 * @param client - the client whose session, or key, sees the operation
 * @param id - the id of the operation
 * @param options - how it is followed
 * @example
 * const operation = await openOperation(client, 42)
 * const { changed } = await operation.done()
 */
export async function openOperation(
  client: Pick<Client, 'api'>,
  id: number,
  options: OperationOptions = {},
): Promise<OperationHandle> {
  return handleOf(client, await client.api.operations.view({ id }, options), options)
}
