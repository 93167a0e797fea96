import type { Permission } from '@admin-panel/permissions'
import { ButtonLink } from '@admin-panel/ui/button-link'
import type { ComponentType } from 'react'
import { Link, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { Page } from '#page/page.tsx'
import { queries, useCan, useSession } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { StatusMenu } from '#record/status/status-menu.tsx'
import { TabPages } from '#record/tab-pages.tsx'
import { Commissions } from './commissions.tsx'
import { Employees } from './employees.tsx'
import { SellerFigures } from './figures.tsx'
import { Notices } from './notices.tsx'
import { Overview } from './overview.tsx'
import { Points } from './points.tsx'
import { describeStatus, hasUntil, statuses } from './statuses.ts'
import type { Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { RecordHistory } from '#record/history/record-history.tsx'
import { StatusHistory } from '#record/status/status-history.tsx'

/** The status changes and all field changes. */
function History({ company: { id } }: { company: Company }) {
  const canSeeStates = useCan('company.deactivationHistory')
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <RecordHistory entity="company" id={id} hasStatusesBeside={canSeeStates} />
      {canSeeStates && <States id={id} />}
    </div>
  )
}

function States({ id }: { id: number }) {
  const { data } = useQuery(queries.companies.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={statuses} />
}

export interface CompanyTab {
  id: string
  label: () => string
  permission: Permission
  Content: ComponentType<{ company: Company }>
}

export function CompanyPage({ company, tabs }: { company: Company; tabs: readonly CompanyTab[] }) {
  const canSeePoints = useCan(['store-point', 'storage'], 'any')
  const { permissions } = useSession()
  return (
    <Page
      title={company.trade_name}
      parent={<Crumbs to={[[pathTo('companies.list'), m.entity_company()]]} />}
      actions={<SellerActions company={company} />}
      lead={
        <>
          <Notices company={company} />
          <SellerFigures company={company} />
        </>
      }
    >
      <div className="flex min-w-0 flex-col gap-4 px-page pb-6">
        <TabPages
          tabs={[
            { id: 'overview', label: m.sellers_tab_overview(), content: <Overview company={company} /> },
            ...tabs.map(({ id, label, permission, Content }) => ({
              id,
              label: label(),
              isHidden: !permissions.can(permission),
              content: <Content company={company} />,
            })),
            {
              id: 'employees',
              label: m.sellers_employees(),
              isHidden: !useCan('user'),
              content: <Employees company={company} />,
            },
            {
              id: 'points',
              label: m.sellers_points(),
              isHidden: !canSeePoints,
              content: <Points company={company} />,
            },
            {
              id: 'commissions',
              label: m.entity_commission(),
              isHidden: !useCan('commission'),
              content: <Commissions company={company} />,
            },
            {
              id: 'history',
              label: m.sellers_tab_history(),
              isHidden: !useCan(['company.deactivationHistory', 'company.update', 'audit-log', 'log'], 'any'),
              content: <History company={company} />,
            },
          ]}
        />
      </div>
    </Page>
  )
}

function SellerActions({ company }: { company: Company }) {
  const canUpdate = useCan('company.update')
  const canDelete = useCan('company.delete')
  const navigate = useNavigate()
  usePageActions(
    canUpdate ? [{ label: m.sellers_edit(), run: () => void navigate(pathTo('companies.edit', company.id)) }] : [],
  )
  const isNew = company.status === 'draft' || company.status === 'rejected'
  return (
    <>
      <StatusMenu
        of="companies"
        permission="company.statusChange"
        statuses={statuses}
        record={company}
        name={company.trade_name}
        change={client.api.companies.statusChange}
        describe={describeStatus}
        hasUntil={hasUntil}
        hindered={{ to: 'terminated', read: client.api.companies.obstacles, instead: 'suspended' }}
      />
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'company', entity_id: company.id }}
          action={m.sellers_delete()}
          question={m.sellers_delete_title()}
          text={m.sellers_delete_text({ name: company.trade_name })}
          obstacle={isNew ? undefined : m.sellers_delete_obstacle()}
          remove={async () => {
            await client.api.companies.delete({ id: company.id, version: company.version })
            void invalidateResource('companies')
          }}
          done={m.sellers_deleted()}
          list={pathTo('companies.list')}
        />
      )}
      {canUpdate && (
        <ButtonLink variant="primary" render={<Link to={pathTo('companies.edit', company.id)} />}>
          {m.sellers_edit()}
        </ButtonLink>
      )}
    </>
  )
}
