import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { Count } from './count.tsx'
import { Figures, useOpenFigures } from './figures.tsx'
import { Widget } from './widget.tsx'

export function Sellers() {
  const query = useQuery(queries.overview.sellers({}))
  const open = useOpenFigures()
  return (
    <Widget title={m.overview_sellers()} query={query}>
      {({ items, late }) => {
        const figures = open(items).filter(({ total }) => total > 0)
        return (
          <>
            <Figures figures={figures} />
            {late.length > 0 && (
              <h3 className={`mb-1 text-secondary ${figures.length > 0 ? 'mt-4' : ''}`}>{m.overview_late_sellers()}</h3>
            )}
            <ul className="flex flex-col gap-1">
              {late.map(({ company, late: count }) => (
                <li key={company.id} className="flex items-baseline justify-between gap-3">
                  <LinkIfAllowed to={pathTo('companies', company.id)}>{company.label}</LinkIfAllowed>
                  <Count list="subOrders" count={count} label={m.overview_late_of({ state: company.label })} />
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </Widget>
  )
}
