import type { OperationId, Params, Result } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { readParams } from './list-state.ts'
import { pathTo } from '#data/paths.ts'
import { savedQuery } from '#data/saved-query.ts'

interface Listed {
  items: readonly { id: number }[]
  meta: { page: number; page_count: number }
}

interface NeighboursProps<K extends OperationId> {
  id: number
  of: 'reviews'
  rules: Rules
  list: (params: Params<K>) => { readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Result<K>> }
}

/**
 * The previous and the next record in the list as the user left it. Looked up once per visit, so that a
 * decision that removes the record from the list does not lose the next one.
 */
export function Neighbours<K extends OperationId>({ id, of, rules, list }: NeighboursProps<K>) {
  const path = pathTo(`${of}.list`)
  const search = savedQuery(path)
  const { data } = useQuery({
    queryKey: ['neighbours', path, search, id],
    queryFn: async ({ signal }) => {
      const load = async (page: number) =>
        // The cast is safe: the contract gives every list this shape.
        (await list({ ...readParams<K>(rules, search), page }).queryFn({ signal })) as Listed
      return findNeighbours(id, Number(new URLSearchParams(search).get('page') ?? 1), load)
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <>
      {data?.previous && (
        <ButtonLink render={<Link to={pathTo(of, data.previous)} />}>
          <ChevronLeft aria-hidden />
          {m.record_previous()}
        </ButtonLink>
      )}
      {data?.next && (
        <ButtonLink render={<Link to={pathTo(of, data.next)} />}>
          {m.record_next()}
          <ChevronRight aria-hidden />
        </ButtonLink>
      )}
    </>
  )
}

async function findNeighbours(id: number, page: number, load: (page: number) => Promise<Listed>) {
  const { items, meta } = await load(page)
  const place = items.findIndex((item) => item.id === id)
  if (place < 0) return { previous: undefined, next: undefined }
  const before = items[place - 1] ?? (page > 1 ? (await load(page - 1)).items.at(-1) : undefined)
  const after = items[place + 1] ?? (page < meta.page_count ? (await load(page + 1)).items[0] : undefined)
  return { previous: before?.id, next: after?.id }
}
