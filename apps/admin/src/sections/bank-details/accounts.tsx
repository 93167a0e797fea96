import type { Schemas } from '@admin-panel/sdk'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { Tag } from '@admin-panel/ui/tag'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { everyRow } from '#data/every-row.ts'
import { useCan } from '#data/queries.ts'
import { RelatedTable } from '#record/related-table.tsx'
import type { Company } from '#shop/companies/words.ts'
import { accountName } from './account-name.ts'
import { pathTo } from '#data/paths.ts'

type Row = Schemas['BankDetailRow']

/** The seller's bank accounts. */
export function Accounts({ company: { id } }: { company: Company }) {
  const query = useQuery(everyRow('bankDetails.list', { company_id: [id] }))
  const canCreate = useCan('bank-detail.create')
  const canView = useCan('bank-detail.view')
  return (
    <RelatedTable<Row>
      title={m.sellers_tab_accounts()}
      query={query}
      empty={m.sellers_accounts_empty()}
      columns={[
        { id: 'bank', header: m.field_bank_name(), cell: ({ bank_name }) => bank_name },
        { id: 'bik', header: m.field_bik(), cell: ({ bik }) => <span className="tabular-nums">{bik}</span> },
        {
          id: 'account',
          header: m.field_settlement_account(),
          cell: ({ account_end }) => <span className="tabular-nums">•••• {account_end}</span>,
        },
        {
          id: 'default',
          header: m.field_is_default(),
          cell: ({ is_default }) => is_default && <Tag>{m.field_is_default()}</Tag>,
        },
        {
          id: 'active',
          header: m.sellers_account_in_use(),
          cell: (row) => <ActiveSwitch of="bankDetails" name={accountName(row)} record={row} />,
        },
      ]}
      rowName={accountName}
      rowLink={canView ? ({ id: account }) => <Link to={pathTo('bankDetails', account)} /> : undefined}
      actions={
        canCreate && (
          <ButtonLink render={<Link to={pathTo('bankDetails.new', { company_id: id })} />}>
            <Plus aria-hidden className="size-4" />
            {m.sellers_account_add()}
          </ButtonLink>
        )
      }
    />
  )
}
