import { isRecord } from '#is-record.ts'

export interface PageBody<T = unknown> {
  readonly items: readonly T[]
  readonly meta: { readonly page: number; readonly page_count: number; readonly after?: string }
}

/**
 * A list: one page when awaited, all of its rows when iterated. Further pages are requested as they are needed.
 * @example
 * const { items, meta } = await client.api.users.list({ per_page: 50 })
 * for await (const user of client.api.users.list({ status: ['active'] })) console.log(user.email)
 */
export interface PagePromise<P, T> extends Promise<P>, AsyncIterable<T> {
  /** Iterates page by page. A page that fails rejects, and the next `next()` requests it again. */
  pages(): AsyncIterableIterator<P>
  /**
   * Collects the rows of all pages.
   * @param limit - the largest number of rows, 10 000 by default
   */
  all(limit?: number): Promise<T[]>
}

type PageParams = Record<string, unknown>

export function createPages<P extends PageBody<T>, T>(
  load: (params: PageParams) => Promise<P>,
  params: PageParams,
): PagePromise<P, T> {
  const first = load(params)

  function pages(): AsyncIterableIterator<P> {
    let page: Promise<P> | undefined = first
    let next: PageParams | undefined = params
    // Parallel calls of next() queue up, so that no page comes twice.
    let queue: Promise<IteratorResult<P> | void> = Promise.resolve()
    async function step(): Promise<IteratorResult<P>> {
      if (!next) return { done: true, value: undefined }
      const loading = page ?? load(next)
      page = undefined
      const value = await loading
      next = nextPage(next, value)
      return { done: false, value }
    }
    return {
      next: () => (queue = queue.then(step, step)),
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  async function* rows() {
    for await (const page of pages()) yield* page.items
  }

  return Object.assign(first, {
    pages,
    async all(limit = 10_000) {
      const collected: T[] = []
      for await (const row of rows()) if (collected.push(row) >= limit) break
      return collected
    },
    [Symbol.asyncIterator]: rows,
  })
}

function nextPage(params: PageParams, { meta }: PageBody): PageParams | undefined {
  if (meta.after !== undefined) return { ...params, page: undefined, after: meta.after }
  return meta.page < meta.page_count ? { ...params, page: meta.page + 1 } : undefined
}

export function isPage(body: unknown): body is PageBody {
  return isRecord(body) && Array.isArray(body['items']) && isRecord(body['meta'])
}
