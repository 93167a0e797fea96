import { TextLink } from '@admin-panel/ui/text-link'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { useCan } from '#data/queries.ts'
import { useReadiness } from './readiness.ts'
import type { Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'

/** The missing requirements of «Активен» with links to the pages that fix them. Hidden for active sellers. */
export function Checklist({ company }: { company: Company }) {
  const { id, status } = company
  const ready = useReadiness(company)
  const lines = [
    {
      done: ready.requisites,
      text: m.sellers_ready_requisites(),
      missing: ready.mistakes.join('. '),
      to: pathTo('companies.edit', id),
      fix: m.sellers_ready_requisites_fix(),
      canFix: useCan('company.update'),
    },
    {
      done: ready.address,
      text: m.sellers_ready_address(),
      missing: m.sellers_ready_address_missing(),
      to: pathTo('companies', id, { tab: 'addresses', address: 'new' }),
      fix: m.sellers_address_add(),
      canFix: useCan('company-address.create'),
    },
    {
      done: ready.account,
      text: m.sellers_ready_account(),
      missing: m.sellers_ready_account_missing(),
      to: pathTo('bankDetails.new', { company_id: id }),
      fix: m.sellers_account_add(),
      canFix: useCan('bank-detail.create'),
    },
    {
      done: ready.contract,
      text: m.sellers_ready_contract(),
      missing: m.enum_overview_key_without_contract(),
      to: pathTo('companies', id, { tab: 'contracts' }),
      fix: m.sellers_ready_contract_fix(),
      canFix: useCan('contract'),
    },
  ]
  if (status === 'active' || status === 'terminated') return null
  return (
    <Card title={m.sellers_ready_title()}>
      <ul className="divide-y divide-line">
        {lines.map(({ done, text, missing, to, fix, canFix }) => (
          <li key={text} className="flex items-start gap-2 py-2">
            {done ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-green-text" />
            ) : (
              <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            )}
            <span className="min-w-0 grow">{done === false ? missing : text}</span>
            {done === false && canFix && (
              <TextLink className="whitespace-nowrap" render={<Link to={to} />}>
                {fix}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-secondary">{m.sellers_ready_note()}</p>
    </Card>
  )
}
