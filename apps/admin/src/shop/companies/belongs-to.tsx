import { Combobox } from '@admin-panel/ui/combobox'
import { Field } from '@admin-panel/ui/field'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { Card } from '@admin-panel/ui/card'
import { Page } from '#page/page.tsx'
import { useOptions } from '#form/pickers/use-options.ts'
import { queries, useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

interface BelongsToProps {
  record: { company_id: number } | null
  children: (companyId: number) => ReactNode
}

/** The seller of a paper: from the record, from `?company_id=`, or chosen by the user. */
export function BelongsTo({ record, children }: BelongsToProps) {
  const [search, setSearch] = useSearchParams()
  const requestedId = Number(search.get('company_id'))
  const companyId = record?.company_id ?? requestedId
  if (Number.isSafeInteger(companyId) && companyId > 0) return children(companyId)
  return <ChooseSeller onChoose={(id) => setSearch({ company_id: id }, { replace: true })} />
}

function ChooseSeller({ onChoose }: { onChoose: (id: string) => void }) {
  const options = useOptions('companies', [])
  return (
    <Page title={m.sellers_choose()} parent={<Crumbs to={[[pathTo('companies.list'), m.entity_company()]]} />}>
      <div className="px-page pb-6">
        <Card>
          <Field label={m.field_company_id()} className="max-w-96">
            <Combobox {...options} value={null} onValueChange={(option) => option && onChoose(option.value)} />
          </Field>
        </Card>
      </div>
    </Page>
  )
}

/** The breadcrumbs of a seller's paper. */
export function SellerCrumbs({ companyId, tab, title }: { companyId: number; tab: string; title: string }) {
  const canView = useCan('company.view')
  const { data } = useQuery({ ...queries.companies.view({ id: companyId }), enabled: canView })
  return (
    <Crumbs
      to={[
        [pathTo('companies.list'), m.entity_company()],
        [pathTo('companies', companyId), data?.trade_name ?? `№ ${companyId}`],
        [pathTo('companies', companyId, { tab }), title],
      ]}
    />
  )
}
