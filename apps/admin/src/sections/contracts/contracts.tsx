import { contractTypeWords } from '#contract/enums/contract-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { formatDay } from '#data/time/format-date.ts'
import { formatPeriod } from '#data/time/format-period.ts'
import { everyRow } from '#data/every-row.ts'
import { useCan } from '#data/queries.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { contractStatuses } from './contract-statuses.ts'
import { RelatedTable } from '#record/related-table.tsx'
import { type Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'

type Row = Schemas['ContractRow']

const nameOf = ({ number }: Row) => `№ ${number}`

export function Contracts({ company: { id } }: { company: Company }) {
  const filter = { company_id: [id] }
  const query = useQuery(everyRow('contracts.list', filter))
  const canCreate = useCan('contract.create')
  const canView = useCan('contract.view')
  const canExport = useCan('contract.export')
  return (
    <RelatedTable<Row>
      title={m.entity_contract()}
      query={query}
      empty={m.sellers_contracts_empty()}
      columns={[
        { id: 'number', header: m.field_number(), cell: nameOf },
        {
          id: 'type',
          width: 160,
          header: m.field_contractsCreate_type(),
          cell: ({ type }) => contractTypeWords[type](),
        },
        { id: 'signed', priority: 'low', header: m.field_signed_at(), cell: ({ signed_at }) => formatDay(signed_at) },
        {
          id: 'term',
          width: 196,
          header: m.sellers_contract_term(),
          cell: ({ start_date, end_date }) => formatPeriod(start_date, end_date),
        },
        {
          id: 'renewal',
          header: m.field_auto_renewal(),
          cell: ({ auto_renewal }) => (auto_renewal ? m.yes() : m.no()),
        },
        {
          id: 'status',
          kind: 'state',
          header: m.field_status(),
          cell: ({ status, ends_soon }) => (
            <span className="flex flex-wrap gap-1">
              <StatusBadge statuses={contractStatuses} status={status} />
              {ends_soon && <StatusChip tone="amber">{m.filter_ends_soon()}</StatusChip>}
            </span>
          ),
        },
      ]}
      rowName={nameOf}
      rowLink={canView ? ({ id: contract }) => <Link to={pathTo('contracts', contract)} /> : undefined}
      actions={
        <>
          {canExport && <ExportMenu call="contracts.export" query={filter} />}
          {canCreate && (
            <ButtonLink render={<Link to={pathTo('contracts.new', { company_id: id })} />}>
              <Plus aria-hidden className="size-4" />
              {m.sellers_contract_add()}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
