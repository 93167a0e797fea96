import { StatusChip } from '@admin-panel/ui/status-chip'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { StatusMenu } from '#record/status/status-menu.tsx'
import { BelongsTo, SellerCrumbs } from '#shop/companies/belongs-to.tsx'
import { ContractFields, showContractValue, useContractForm, type Contract } from '#shop/contracts/contract-form.tsx'
import { contractStatuses, describeContractStatus } from './contract-statuses.ts'
import { pathTo } from '#data/paths.ts'

function ContractPage({ companyId, contract }: { companyId: number; contract: Contract | null }) {
  const navigate = useNavigate()
  const canUpdate = useCan('contract.update')
  const edit = useContractForm({
    companyId,
    contract,
    onSaved: (saved) => contract ?? void navigate(pathTo('contracts', saved.id), { replace: true }),
  })
  const isOver = contract?.status === 'expired' || contract?.status === 'terminated'
  return (
    <RecordPage
      title={contract ? m.sellers_contract_title({ number: contract.number }) : m.sellers_contract_new()}
      parent={<SellerCrumbs companyId={companyId} tab="contracts" title={m.entity_contract()} />}
      edit={edit}
      permission={contract ? 'contract.update' : 'contract.create'}
      isLocked={isOver}
      show={showContractValue}
      status={contract && contract.ends_soon && <StatusChip tone="amber">{m.filter_ends_soon()}</StatusChip>}
      actions={contract && <Actions contract={contract} onChanged={edit.rebase} />}
      side={contract && <RecordFacts entity="contract" record={contract} />}
    >
      {isOver && (
        <Notice tone="grey">
          {contract.status === 'expired' ? m.sellers_contract_is_expired() : m.sellers_contract_is_terminated()}
        </Notice>
      )}
      {contract?.status === 'active' && canUpdate && <Notice tone="grey">{m.sellers_contract_is_active()}</Notice>}
      <ContractFields contract={contract} />
    </RecordPage>
  )
}

function Actions({ contract, onChanged }: { contract: Contract; onChanged: (contract: Contract) => void }) {
  const canDelete = useCan('contract.delete')
  return (
    <>
      <StatusMenu
        of="contracts"
        permission="contract.statusChange"
        statuses={contractStatuses}
        record={contract}
        name={m.sellers_contract_title({ number: contract.number })}
        change={client.api.contracts.statusChange}
        describe={describeContractStatus}
        onChanged={(changed) => {
          void invalidateResource('companies')
          onChanged(changed)
        }}
      />
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'contract', entity_id: contract.id }}
          action={m.sellers_contract_delete()}
          question={m.sellers_contract_delete_title()}
          text={m.sellers_contract_delete_text({ number: contract.number })}
          obstacle={contract.status === 'draft' ? undefined : m.sellers_contract_delete_obstacle()}
          remove={async () => {
            await client.api.contracts.delete({ id: contract.id, version: contract.version })
            void invalidateResource('contracts')
          }}
          done={m.sellers_contract_deleted()}
          list={pathTo('companies', contract.company_id, { tab: 'contracts' })}
        />
      )}
    </>
  )
}

function ContractEdit({ record }: { record: Contract | null }) {
  return (
    <BelongsTo record={record}>{(companyId) => <ContractPage companyId={companyId} contract={record} />}</BelongsTo>
  )
}

export const { Component, loader } = recordFormScreen(queries.contracts.view, ContractEdit)
