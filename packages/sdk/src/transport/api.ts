import type { Api } from '#api.gen.ts'
import { operationTable } from '#operations.gen.ts'
import type { Item, ListId, OperationId, Params, Result } from '#operations.ts'
import { requestIdOf } from '#errors/create-error.ts'
import { ignore } from '#ignore.ts'
import type { CallOptions } from '#options/options.ts'
import { createPages, type PageBody, type PagePromise } from './pages.ts'
import type { ApiPromise } from './promise.ts'
import { splitParams, type FlatParams } from './serialize.ts'
import type { Transport } from './transport.ts'

/** The method of an operation; parameters may be left out where none is required. It rejects with an `ApiError`. */
export type Call<K extends OperationId> = K extends ListId
  ? (params?: Params<K>, options?: CallOptions) => PagePromise<Result<K>, Item<K>>
  : Partial<Params<K>> extends Params<K>
    ? (params?: Params<K>, options?: CallOptions) => ApiPromise<Result<K>>
    : (params: Params<K>, options?: CallOptions) => ApiPromise<Result<K>>

export function createApi({ send }: Transport): Api {
  const api: Record<string, Record<string, unknown>> = {}
  for (const operation of Object.values(operationTable)) {
    const { resource, verb, isList } = operation
    const call = (params: FlatParams = {}, options?: CallOptions) => {
      const answer = (async () => send(operation, splitParams(operation, params), options))()
      const body = answer.then(({ data }) => data)
      return Object.assign(body, {
        withResponse() {
          // The returned promise rejects as well, so a rejection of the bare body needs no handler.
          body.catch(ignore)
          return answer.then(({ data, response }) => ({ data, response, requestId: requestIdOf(response) }))
        },
      })
    }
    ;(api[resource] ??= {})[verb] = isList
      ? (params: FlatParams = {}, options?: CallOptions) => createPages((page) => asPage(call(page, options)), params)
      : call
  }
  return asApi(api)
}

function asPage(body: ApiPromise<unknown>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The transport rejects every other body of a list.
  return body as ApiPromise<PageBody>
}

function asApi(api: Record<string, Record<string, unknown>>): Api {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table and the types of Api are generated from the same contract.
  return api as unknown as Api
}
