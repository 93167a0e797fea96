import { DescriptionItem } from '@admin-panel/ui/description-list'
import { useQuery } from '@tanstack/react-query'
import { serviceAccountsCreateRules as rules } from '#contract/rules/service-accounts.gen.ts'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { DetachedForm } from '#form/detached-form.tsx'
import { TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { ReferencesField } from '#form/pickers/references-field.tsx'
import { Crumbs } from '#page/crumbs.tsx'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { StatusHistory } from '#record/status/status-history.tsx'
import { StatusMenu } from '#record/status/status-menu.tsx'
import { Keys } from './keys.tsx'
import { describeStatus, statuses } from './statuses.ts'
import { bodyOf, payloadOf, showValue, valuesOf, type ServiceAccount, type ServiceAccountValues } from './values.ts'

function ServiceAccountForm({ record: account }: { record: ServiceAccount | null }) {
  const canSeeKeys = useCan('service-key')
  const edit = useRecordForm<ServiceAccountValues, ServiceAccount>({
    of: 'serviceAccounts',
    record: account,
    rules,
    toValues: valuesOf,
    toPayload: payloadOf,
    create: (values, options) => client.api.serviceAccounts.create(payloadOf(values), options),
    update: (changes) => client.api.serviceAccounts.update(bodyOf(changes)),
  })
  return (
    <RecordPage
      title={account?.name ?? m.service_new()}
      parent={<Crumbs to={[[pathTo('serviceAccounts.list'), m.entity_service_account()]]} />}
      edit={edit}
      permission={account ? 'service-account.update' : 'service-account.create'}
      actions={
        account && (
          <StatusMenu
            of="serviceAccounts"
            permission="service-account.statusChange"
            statuses={statuses}
            record={account}
            name={account.name}
            change={client.api.serviceAccounts.statusChange}
            describe={describeStatus}
            onChanged={(changed) => {
              edit.rebase(changed)
              void invalidateResource('serviceKeys')
            }}
          />
        )
      }
      side={account && <Side account={account} />}
      below={
        account &&
        canSeeKeys && (
          <DetachedForm>
            <Keys account={account} />
          </DetachedForm>
        )
      }
      show={account ? (field, value) => showValue(account, field, value) : undefined}
    >
      <FormSection title={m.service_group()}>
        <TextField<ServiceAccountValues> name="name" autoComplete="off" hint={m.service_name_hint()} />
        <ReferencesField<ServiceAccountValues> name="role_ids" of="roles" references={account?.roles ?? []} />
        <ReferencesField<ServiceAccountValues>
          name="company_ids"
          of="companies"
          references={account?.companies ?? []}
          hint={m.users_company_hint()}
        />
      </FormSection>
    </RecordPage>
  )
}

function Side({ account }: { account: ServiceAccount }) {
  const canSeeHistory = useCan('service-account.deactivationHistory')
  return (
    <>
      <RecordFacts entity="service-account" record={account}>
        <DescriptionItem name={m.service_last_used()}>
          <Moment time={account.last_used_at} never={m.service_never_used()} />
        </DescriptionItem>
      </RecordFacts>
      {canSeeHistory && <History id={account.id} />}
    </>
  )
}

function History({ id }: { id: number }) {
  const { data } = useQuery(queries.serviceAccounts.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={statuses} />
}

export const { Component, loader } = recordFormScreen(queries.serviceAccounts.view, ServiceAccountForm)
