import { isRecord } from '#is-record.ts'
import type { ApiPromise } from './promise.ts'

export interface PageBody<T = unknown> {
  readonly items: readonly T[]
  readonly meta: {
    readonly page: number
    readonly page_count: number
    readonly total_is_exact: boolean
    readonly after?: string
  }
}

/**
 * A list: one page when awaited, all of its rows when iterated, however many there are. Further pages are requested as
 * they are needed. A server whose pages end before its rows makes the iteration fail with a `RangeError`.
 * An iterator that has failed goes on where it stopped: its next `next()`, or another loop over it, requests the failed page again.
 * @example
 * const { items, meta } = await client.api.users.list({ per_page: 50 })
 * for await (const user of client.api.users.list({ status: ['active'] })) console.log(user.email)
 */
export interface PagePromise<P, T> extends ApiPromise<P>, AsyncIterable<T> {
  /** Iterates the items of all pages, and requests a page when it is needed. */
  [Symbol.asyncIterator](): AsyncIterableIterator<T>
  /** Iterates page by page. */
  pages(): AsyncIterableIterator<P>
  /**
   * Collects the rows of all pages. It rejects with a `RangeError` if there are more than `limit`, and never leaves any out.
   * @param limit - the largest number of rows, 10 000 by default
   */
  all(limit?: number): Promise<T[]>
}

type PageParams = Record<string, unknown>

export function createPages<P extends PageBody<T>, T>(
  load: (params: PageParams) => ApiPromise<P>,
  params: PageParams,
): PagePromise<P, T> {
  const first = load(params)

  function pages() {
    let page: Promise<P> | undefined = first
    let sent = params
    let previous: P | undefined
    return inTurn<P>(async () => {
      if (previous) {
        const next = nextPage(sent, previous)
        if (!next) return { done: true, value: undefined }
        sent = next
        previous = undefined
      }
      const loading = page ?? load(sent)
      page = undefined
      previous = await loading
      return { value: previous }
    })
  }

  function rows() {
    const source = pages()
    let items: Iterator<T, unknown> = [].values()
    return inTurn<T>(async () => {
      for (;;) {
        const item = items.next()
        if (!item.done) return item
        const page = await source.next()
        if (page.done) return page
        items = page.value.items.values()
      }
    })
  }

  return Object.assign(first, {
    pages,
    async all(limit = 10_000) {
      const collected: T[] = []
      for await (const { items } of pages())
        if (collected.push(...items) > limit) throw new RangeError(`More than ${limit} rows`)
      return collected
    },
    [Symbol.asyncIterator]: rows,
  })
}

/** An iterator whose parallel calls of `next()` queue up, so that nothing comes twice. */
function inTurn<T>(step: () => Promise<IteratorResult<T>>): AsyncIterableIterator<T> {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    next() {
      return (queue = queue.then(step, step))
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

function nextPage(params: PageParams, { meta }: PageBody): PageParams | undefined {
  if (meta.after !== undefined) return { ...params, page: undefined, after: meta.after }
  if (params['after'] !== undefined) return undefined
  if (meta.page < meta.page_count) return { ...params, page: meta.page + 1 }
  if (!meta.total_is_exact) throw new RangeError('The list has more rows than its pages reach')
  return undefined
}

export function isPage(body: unknown): body is PageBody {
  return isRecord(body) && Array.isArray(body['items']) && isRecord(body['meta'])
}
