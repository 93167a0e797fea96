import { Meter } from '@admin-panel/ui/meter'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { Article } from '#record/article.tsx'
import { Thumbnail } from '#record/thumbnail.tsx'
import { formatPercent } from '#text/format-percent.ts'
import { Count } from '#sections/overview/count.tsx'
import { Widget } from '#sections/overview/widget.tsx'

const SHOWN = 5
/** A filter of the list of products has this percentage. */
export const HALF = 50

/** The cards on sale of which half or less is filled, the emptiest of the latest first. */
export function Cards() {
  const query = useQuery(
    queries.products.list({ status: ['active'], completeness_to: HALF, sort: ['-updated_at'], per_page: 10 }),
  )
  return (
    <Widget
      title={m.overview_cards({ percent: HALF })}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      actions={
        query.data && (
          <span>
            {m.overview_all()}{' '}
            <Count
              list="products"
              count={{ ...query.data.meta, query: `status=active&completeness_to=${HALF}` }}
              label={m.overview_all()}
            />
          </span>
        )
      }
    >
      {({ items }) => (
        <ul className="divide-y divide-line">
          {items
            .toSorted((one, other) => one.completeness - other.completeness)
            .slice(0, SHOWN)
            .map(({ id, name, brand, article, image_url, completeness }) => (
              <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
                <Thumbnail url={image_url} />
                <span className="min-w-0">
                  <TextLink render={<Link to={pathTo('products', id)} />} className="block font-label break-words">
                    {name}
                  </TextLink>
                  <span className="block text-xs break-words text-muted">
                    <Article>{article}</Article>
                    {brand && ` · ${brand.label}`}
                  </span>
                </span>
                <Meter percent={completeness} tone="amber">
                  {formatPercent(completeness * 100)}
                </Meter>
              </li>
            ))}
        </ul>
      )}
    </Widget>
  )
}
