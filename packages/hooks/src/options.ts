import {
  retryQuery,
  type ApiError,
  type CallOptions,
  type Client,
  type Id,
  type ListId,
  type OperationId,
  type Params,
  type Resource,
  type Result,
  type Verb,
} from '@admin-panel/sdk'
import type { DataTag, InfiniteData, QueryClient } from '@tanstack/react-query'
import { createOptimisticLayer, type CacheDraft, type Optimistic } from './optimistic.ts'

type Retry = (failureCount: number, error: ApiError) => boolean
// An operation without a body is `null` in the cache, which refuses `undefined`.
type Data<K extends OperationId> = Result<K> extends void ? null : Result<K>

/** An operation as the beginning of a cache key, so that `['users']` matches all of a resource. */
type KeyOf<K extends OperationId> = K extends `${infer R}.${infer V}` ? readonly [R, V] : never

/**
 * Options for `useQuery`, `useSuspenseQuery` and `ensureQueryData`. A query rejects with an `ApiError`.
 * @example
 * const user = useQuery(queries.users.view({ id: 5 }))
 */
export interface QueryOptionsOf<K extends OperationId> {
  /** The resource, the verb and the parameters. */
  readonly queryKey: DataTag<readonly [...KeyOf<K>, Params<K>], Data<K>, ApiError>
  /** Calls the operation; one without a result gives null. */
  readonly queryFn: (context: {
    /** Aborts the request. */
    readonly signal: AbortSignal
  }) => Promise<Data<K>>
  /** Repeats a failure that waiting may mend; the client leaves that to TanStack Query here. */
  readonly retry: Retry
}

/** Where the next page begins: by its number, or after the last row of a list with a cursor. */
export interface PageParam {
  /** From 1 on. */
  readonly page?: number
  /** The cursor that the server sent with the last page. */
  readonly after?: string
}

/**
 * Options for `useInfiniteQuery`. The key differs from that of the plain query.
 * @example
 * const users = useInfiniteQuery(infinite.users.list({ status: ['active'] }))
 */
export interface InfiniteOptionsOf<K extends OperationId> {
  /** The resource, the verb, `'infinite'` and the parameters. */
  readonly queryKey: DataTag<
    readonly [...KeyOf<K>, 'infinite', Params<K>],
    InfiniteData<Result<K>, PageParam>,
    ApiError
  >
  /** Requests one page. */
  readonly queryFn: (context: {
    /** Aborts the request. */
    readonly signal: AbortSignal
    /** Which page. */
    readonly pageParam: PageParam
  }) => Promise<Result<K>>
  /** The first page. */
  readonly initialPageParam: PageParam
  /** The page after the last one; undefined at the end. */
  readonly getNextPageParam: (
    last: Result<K>,
    pages: readonly Result<K>[],
    lastParam: PageParam,
  ) => PageParam | undefined
  /** Repeats a failure that waiting may mend; the client leaves that to TanStack Query here. */
  readonly retry: Retry
}

/** The settings of a mutation. */
export interface MutationSettings<K extends OperationId> {
  /**
   * Patches the cache before the server answers, and takes the patches back if the call fails.
   * @default no patches
   */
  readonly optimistic?: Optimistic<K>
  /**
   * The operations, or whole resources, whose queries are invalidated after the call, whether it succeeds or fails.
   * @default []
   */
  readonly invalidates?: readonly (OperationId | Resource)[]
  /**
   * The settings of the client's call.
   * @default {}
   */
  readonly call?: Omit<CallOptions, 'signal' | 'retry'>
}

/**
 * Options for `useMutation`. They hold no callbacks, so a caller's own callbacks replace nothing.
 * @example
 * const remove = useMutation(mutations.users.delete({ invalidates: ['users'] }))
 */
export interface MutationOptionsOf<K extends OperationId> {
  /** The resource and the verb. */
  readonly mutationKey: KeyOf<K>
  /** Calls the operation. */
  readonly mutationFn: (params: Params<K>) => Promise<Result<K>>
  /** Sends without asking whether the browser is online; the client reports what fails. */
  readonly networkMode: 'always'
  /** Never repeats: the failed change may have reached the server. */
  readonly retry: Retry
}

type MayOmit<K extends OperationId> = Partial<Params<K>> extends Params<K> ? [params?: Params<K>] : [params: Params<K>]

/** One factory of options per operation, grouped by resource as `client.api` is. */
export interface OptionFactories {
  /** `queries.users.view({ id })`. The cache key is `['users', 'view', params]`. */
  readonly queries: {
    readonly [R in Resource]: { readonly [V in Verb<R>]: (...params: MayOmit<Id<R, V>>) => QueryOptionsOf<Id<R, V>> }
  }
  /** `infinite.users.list(params)`, for lists only. The cache key is `['users', 'list', 'infinite', params]`. */
  readonly infinite: {
    readonly [R in Resource as Extract<ListId, `${R}.${string}`> extends never ? never : R]: {
      readonly [V in Verb<R> as Id<R, V> extends ListId ? V : never]: (
        ...params: MayOmit<Id<R, V>>
      ) => InfiniteOptionsOf<Id<R, V>>
    }
  }
  /** `mutations.users.update(settings)`. The parameters are those of `mutate()`. */
  readonly mutations: {
    readonly [R in Resource]: {
      readonly [V in Verb<R>]: (settings?: MutationSettings<Id<R, V>>) => MutationOptionsOf<Id<R, V>>
    }
  }
}

type AnyParams = Readonly<Record<string, unknown>>
type AnyCall = (params?: AnyParams, options?: CallOptions) => Promise<unknown>
interface AnySettings extends Omit<MutationSettings<OperationId>, 'optimistic'> {
  readonly optimistic?: { apply(cache: CacheDraft, params: AnyParams): void }
}
interface AnyPage {
  readonly meta: {
    readonly page: number
    readonly page_count: number
    readonly total_is_exact: boolean
    readonly after?: string
  }
}

export function createOptions(client: Client, queryClient: QueryClient): OptionFactories {
  const layer = createOptimisticLayer(queryClient)
  const retry: Retry = retryQuery

  return asFactories({
    // The query layer retries, so the client does not.
    queries: grouped(client, (key, call) => (params: AnyParams = {}) => ({
      queryKey: [...key, params],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(params, { signal, retry: false })) ?? null,
      retry,
    })),
    infinite: grouped(client, (key, call) => (params: AnyParams = {}) => ({
      queryKey: [...key, 'infinite', params],
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: PageParam }) =>
        call({ ...params, ...pageParam }, { signal, retry: false }),
      initialPageParam: {},
      getNextPageParam: ({ meta }: AnyPage, _pages: unknown, { after }: PageParam): PageParam | undefined => {
        if (meta.after !== undefined) return { after: meta.after }
        if (after !== undefined) return undefined
        // Without an exact total there may be another page; the server says if it goes no further.
        return meta.page < meta.page_count || !meta.total_is_exact ? { page: meta.page + 1 } : undefined
      },
      retry,
    })),
    mutations: grouped(
      client,
      (mutationKey, call) =>
        ({ optimistic, invalidates = [], call: options }: AnySettings = {}) => ({
          mutationKey,
          // Offline, a save fails at once; TanStack Query would pause it without a word.
          networkMode: 'always',
          retry: () => false,
          async mutationFn(params: AnyParams) {
            const patches = optimistic && layer.begin((cache) => optimistic.apply(cache, params))
            try {
              const result = await call(params, { ...options, retry: false })
              patches?.commit()
              return result
            } catch (error) {
              patches?.rollBack()
              throw error
            } finally {
              for (const name of invalidates) void queryClient.invalidateQueries({ queryKey: name.split('.') })
            }
          },
        }),
    ),
  })
}

/** A resource's factories are made when it is first used: a server makes these objects for each request. */
function grouped(client: Client, make: (key: readonly string[], call: AnyCall) => unknown) {
  const groups = new Map<unknown, object>()
  return new Proxy(asCalls(client), {
    get(api, resource: string) {
      const made = groups.get(resource)
      if (made || !Object.hasOwn(api, resource)) return made
      const factories = Object.entries(api[resource] ?? {}).map(([verb, call]) => [verb, make([resource, verb], call)])
      const group = Object.fromEntries(factories)
      groups.set(resource, group)
      return group
    },
  })
}

function asFactories(factories: object): OptionFactories {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The factories are made from the table that the types of Api come from.
  return factories as OptionFactories
}

function asCalls(client: Client) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An operation is called by its id here, whose parameters are known at run time only.
  return client.api as unknown as Record<string, Record<string, AnyCall>>
}
