import { createClient, isApiError, memoryStorage, operationTable, storageKeys } from '#index.ts'
import type { ApiPromise, CallOptions, Client, ErrorKind, Operation } from '#index.ts'
import { isRecord } from '#is-record.ts'

interface Failure {
  readonly server: string
  readonly kind: ErrorKind
  readonly fetch: typeof fetch
  /** The caller loses interest once the call is under way. */
  readonly isAborted?: true
}

const refused = (status: number) => async () =>
  Response.json({ data: { status, message: 'Refused', details: { name: ['Wrong'] } } }, { status })

/** What a server may do to a call. */
export const failures: readonly Failure[] = [
  { server: 'answers 404', kind: 'not-found', fetch: refused(404) },
  { server: 'answers 422', kind: 'validation', fetch: refused(422) },
  { server: 'answers 500', kind: 'server', fetch: refused(500) },
  { server: 'answers nothing', kind: 'network', fetch: async () => Promise.reject(new TypeError('Failed to fetch')) },
  { server: 'is not waited for', kind: 'aborted', fetch: untilAborted, isAborted: true },
]

/** Calls `withResponse()` of every operation, and returns those that have rejected with another kind, or not at all. */
export async function othersThan({ kind, fetch, isAborted }: Failure): Promise<string[]> {
  const expire = new Date(Date.now() + 3_600_000).toISOString()
  const client = createClient({
    baseUrl: 'http://api.test',
    storage: memoryStorage({ [storageKeys.token]: 'token', [storageKeys.expire]: expire }),
    fetch,
    retry: false,
  })
  const outcomes = Object.values(operationTable).map(async (operation) => {
    const gone = new AbortController()
    const answer = callOf(client, operation)(paramsOf(operation), { signal: gone.signal }).withResponse()
    if (isAborted) gone.abort()
    const error: unknown = await answer.catch((reason: unknown) => reason)
    return isApiError(error, kind) ? [] : [`${operation.id}: ${String(error)}`]
  })
  const others = (await Promise.all(outcomes)).flat()
  client.dispose()
  return others
}

async function untilAborted(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { signal } = new Request(input, init)
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('The request was aborted', 'AbortError'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}

type AnyCall = (params: object, options: CallOptions) => ApiPromise<unknown>

const isCall = (value: unknown): value is AnyCall => typeof value === 'function'

function callOf({ api }: Client, { id, resource, verb }: Operation): AnyCall {
  const group: unknown = Object.entries(api).find(([name]) => name === resource)?.[1]
  const call = isRecord(group) ? group[verb] : undefined
  if (!isCall(call)) throw new TypeError(`No call ${id}`)
  return call
}

/** What a call needs to be sent: the parameters of its path, and a version. */
function paramsOf({ path, takesVersion }: Operation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return { ...Object.fromEntries(names.map((name) => [name, 1])), ...(takesVersion && { version: 1 }) }
}
