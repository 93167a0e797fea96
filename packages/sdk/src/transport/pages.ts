import { isRecord } from '#errors/api-error.ts'

export interface PageBody<T = unknown> {
  readonly items: readonly T[]
  readonly meta: { readonly page: number; readonly page_count: number; readonly after?: string }
}

/** A list that is one page when awaited, and all of its rows when iterated. */
export interface PagePromise<P, T> extends Promise<P>, AsyncIterable<T> {
  /** Page by page. A page that fails rejects, and is asked for again by the next `next()`. */
  pages(): AsyncIterableIterator<P>
  /** Every row, up to a limit of 10 000 unless another is given. */
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
    // Parallel calls of next() wait for each other, so that no page comes twice.
    let turn: Promise<unknown> = Promise.resolve()
    async function step(): Promise<IteratorResult<P>> {
      if (!next) return { done: true, value: undefined }
      const loading = page ?? load(next)
      page = undefined
      const value = await loading
      next = following(next, value)
      return { done: false, value }
    }
    return {
      next() {
        const result = turn.then(step, step)
        turn = result
        return result
      },
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
      const found: T[] = []
      for await (const row of rows()) if (found.push(row) >= limit) break
      return found
    },
    [Symbol.asyncIterator]: rows,
  })
}

function following(params: PageParams, { meta }: PageBody): PageParams | undefined {
  if (meta.after !== undefined) return { ...params, page: undefined, after: meta.after }
  return meta.page < meta.page_count ? { ...params, page: meta.page + 1 } : undefined
}

export function isPage(body: unknown): body is PageBody {
  return isRecord(body) && Array.isArray(body['items']) && isRecord(body['meta'])
}
