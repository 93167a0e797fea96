import { storePointTypeWords } from '#contract/enums/store-point-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { everyRow } from '#data/every-row.ts'
import { statusColumn } from '#record/status/status-column.tsx'
import { pointPath } from '#shop/store-points/kinds.ts'
import { pointStatuses } from '#shop/store-points/words.ts'
import { RelatedTable } from '#record/related-table.tsx'
import type { Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'

type Point = Schemas['StorePointRow']

/** The seller's warehouses and pickup points. */
export function Points({ company: { id } }: { company: Company }) {
  const query = useQuery(everyRow('storePoints.list', { company_id: [id] }))
  return (
    <RelatedTable<Point>
      title={m.sellers_points()}
      query={query}
      empty={m.sellers_points_empty()}
      columns={[
        { id: 'name', header: m.field_name(), cell: ({ name }) => name },
        { id: 'code', header: m.field_code(), cell: ({ code }) => <span className="font-code">{code}</span> },
        { id: 'type', header: m.field_type(), cell: ({ type }) => storePointTypeWords[type]() },
        { id: 'city', header: m.field_city_id(), cell: ({ city }) => city.label },
        statusColumn(pointStatuses),
      ]}
      rowName={({ name }) => name}
      rowLink={(point) => <Link to={pointPath(point)} />}
      actions={
        <>
          <ButtonLink render={<Link to={pathTo('warehouse.list', { company_id: id })} />}>
            {m.sellers_points_warehouse()}
          </ButtonLink>
          <ButtonLink render={<Link to={pathTo('pickup.list', { company_id: id })} />}>
            {m.sellers_points_pickup()}
          </ButtonLink>
        </>
      }
    />
  )
}
