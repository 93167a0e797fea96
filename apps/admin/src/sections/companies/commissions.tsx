import type { Schemas } from '@admin-panel/sdk'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'
import { formatPercent } from '#text/format-percent.ts'
import { formatPeriod } from '#data/time/format-period.ts'
import { queries } from '#data/queries.ts'
import { RelatedTable } from '#record/related-table.tsx'
import type { Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'

type Commission = Schemas['Commission']

const nameOf = ({ category, brand }: Commission) =>
  [category?.label, brand?.label].filter(Boolean).join(', ') || m.sellers_commission_all()

/** The rules that name this seller; general rules apply where none of them matches. */
export function Commissions({ company: { id } }: { company: Company }) {
  const query = useQuery(queries.commissions.list({ company_id: [id], per_page: 100 }))
  const all = pathTo('commissions.list', { company_id: id })
  return (
    <RelatedTable<Commission>
      title={m.entity_commission()}
      query={query}
      empty={m.sellers_commissions_empty()}
      columns={[
        { id: 'rule', header: m.sellers_commission_for(), cell: nameOf },
        {
          id: 'rate',
          header: m.sellers_commission_rate(),
          align: 'end',
          cell: ({ rate_bp }) => formatPercent(rate_bp),
        },
        {
          id: 'fixed',
          kind: 'sum',
          header: m.sellers_commission_fixed(),
          align: 'end',
          cell: ({ fixed_kopecks }) => (fixed_kopecks === null ? '—' : formatMoney(fixed_kopecks)),
        },
        {
          id: 'min',
          kind: 'sum',
          header: m.sellers_commission_min(),
          align: 'end',
          cell: ({ min_kopecks }) => (min_kopecks === null ? '—' : formatMoney(min_kopecks)),
        },
        {
          id: 'valid',
          header: m.sellers_commission_valid(),
          cell: ({ valid_from, valid_to }) => formatPeriod(valid_from, valid_to),
        },
      ]}
      rowName={nameOf}
      actions={<ButtonLink render={<Link to={all} />}>{m.sellers_commissions_open()}</ButtonLink>}
      all={all}
    />
  )
}
