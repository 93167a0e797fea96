import type { Api } from '#api.gen.ts'
import { operationTable } from '#operations.gen.ts'
import type { Item, ListId, OperationId, Params, Result } from '#operations.ts'
import type { CallOptions } from '#options/options.ts'
import { createPages, type PageBody, type PagePromise } from './pages.ts'
import { splitParams, type FlatParams } from './serialize.ts'
import type { Transport } from './transport.ts'

/** The method of an operation; parameters may be left out where none is required. It rejects with an `ApiError`. */
export type Call<K extends OperationId> = K extends ListId
  ? (params?: Params<K>, options?: CallOptions) => PagePromise<Result<K>, Item<K>>
  : Partial<Params<K>> extends Params<K>
    ? (params?: Params<K>, options?: CallOptions) => Promise<Result<K>>
    : (params: Params<K>, options?: CallOptions) => Promise<Result<K>>

export function createApi({ send }: Transport): Api {
  const api: Record<string, Record<string, unknown>> = {}
  for (const operation of Object.values(operationTable)) {
    const { resource, verb, isList } = operation
    const call = async (params: FlatParams = {}, options?: CallOptions) =>
      (await send(operation, splitParams(operation, params), options)).data
    ;(api[resource] ??= {})[verb] = isList
      ? (params: FlatParams = {}, options?: CallOptions) => createPages((page) => asPage(call(page, options)), params)
      : call
  }
  return asApi(api)
}

function asPage(body: Promise<unknown>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The transport rejects every other body of a list.
  return body as Promise<PageBody>
}

function asApi(api: Record<string, Record<string, unknown>>): Api {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table and the types of Api are generated from the same contract.
  return api as unknown as Api
}
