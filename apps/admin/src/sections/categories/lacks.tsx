import { Card } from '@admin-panel/ui/card'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { LoadFailed } from '#page/load-failed.tsx'
import { formatShare } from '#text/format-percent.ts'

const LACKS = [
  { filter: 'has_images', label: m.enum_overview_key_without_images },
  { filter: 'has_description', label: m.enum_overview_key_without_description },
  { filter: 'has_applicability', label: m.enum_overview_key_without_applicability },
  { filter: 'has_crosses', label: m.enum_overview_key_without_crosses },
  { filter: 'has_barcodes', label: m.enum_overview_key_without_barcodes },
  { filter: 'has_offers', label: m.enum_overview_key_without_offers },
] as const

/** What share of the category's products lacks what; each share leads to the list of these products, which counts them too. */
export function CategoryLacks({ id }: { id: number }) {
  const canList = useCan('product.index')
  const all = `category_id=${id}`
  const query = useQuery({
    ...queries.overview.counts({
      of: 'products',
      queries: [all, ...LACKS.map(({ filter }) => `${all}&${filter}=false`)],
    }),
    enabled: canList,
  })
  if (!canList) return null
  const { data, isError } = query
  const countOf = (text: string) => data?.items.find((item) => item.query === text)
  const total = countOf(all)?.total ?? 0
  return (
    <Card title={m.categories_lacks()}>
      {isError && !data && <LoadFailed query={query} />}
      {!isError && !data && <Skeleton className="h-42" />}
      {data && total === 0 && <p className="text-secondary">{m.categories_lacks_empty()}</p>}
      {data && total > 0 && (
        <ul className="flex flex-col gap-2">
          {LACKS.map(({ filter, label }) => {
            const counted = countOf(`${all}&${filter}=false`)
            if (!counted) return null
            const share = counted.total / total
            return (
              <li key={filter} className="flex flex-col gap-1">
                <span className="flex items-baseline justify-between gap-3">
                  {counted.total > 0 ? (
                    <TextLink render={<Link to={pathTo('products.list', { category_id: id, [filter]: false })} />}>
                      {label()}
                    </TextLink>
                  ) : (
                    <span className="text-secondary">{label()}</span>
                  )}
                  <span className="whitespace-nowrap tabular-nums">
                    {counted.total.toLocaleString('ru-RU') + (counted.total_is_exact ? '' : '+')}
                    {counted.total > 0 && <span className="text-muted"> · {formatShare(share)}</span>}
                  </span>
                </span>
                <span aria-hidden className="flex h-1.5 overflow-hidden rounded-xs bg-primary">
                  <span className="bg-amber-dot" style={{ width: `${100 * share}%` }} />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
