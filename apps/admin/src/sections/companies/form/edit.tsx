import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { RecordPage } from '#record/record-page.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { StatusBadge } from '#record/status/statuses.tsx'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import { CompanyFields, useCompanyForm } from './form.tsx'
import { Notices } from '#sections/companies/notices.tsx'
import { showCompanyValue } from './show-value.ts'
import { statuses } from '#sections/companies/statuses.ts'
import type { Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'

function EditPage({ record: company }: { record: Company }) {
  const edit = useCompanyForm(company)
  const isSeller = useIsSeller()
  return (
    <RecordPage
      title={company.trade_name}
      parent={
        <Crumbs
          to={[
            [pathTo('companies.list'), m.entity_company()],
            [pathTo('companies', company.id), company.trade_name],
          ]}
        />
      }
      edit={edit}
      permission="company.update"
      isEdit
      status={<StatusBadge statuses={statuses} status={company.status} />}
      side={<RecordFacts record={company} />}
      show={(field, value) => showCompanyValue(company, field, value)}
    >
      <Notices company={company} />
      {isSeller && <Notice tone="grey">{m.sellers_own_note()}</Notice>}
      <CompanyFields company={company} />
    </RecordPage>
  )
}

export const { Component, loader } = recordScreen(queries.companies.view, EditPage)
