import { DescriptionItem } from '@admin-panel/ui/description-list'
import { Tag } from '@admin-panel/ui/tag'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ActiveMenu, ActiveChip } from '#record/active/active-switch.tsx'
import { client } from '#data/client.ts'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import { BelongsTo, SellerCrumbs } from '#shop/companies/belongs-to.tsx'
import { accountName } from './account-name.ts'
import { MaskedNumbers } from './masked-numbers.tsx'
import { AccountFields, showAccountValue, useAccountForm, type Account } from '#shop/bank-details/account-form.tsx'
import { pathTo } from '#data/paths.ts'

function AccountPage({ companyId, account }: { companyId: number; account: Account | null }) {
  const navigate = useNavigate()
  const isSeller = useIsSeller()
  const edit = useAccountForm({
    companyId,
    account,
    onSaved: (saved) => account ?? void navigate(pathTo('bankDetails', saved.id), { replace: true }),
  })
  return (
    <RecordPage
      title={account ? accountName(account) : m.sellers_account_new()}
      parent={<SellerCrumbs companyId={companyId} tab="requisites" title={m.sellers_tab_accounts()} />}
      edit={edit}
      permission={permissionFor(account)}
      show={showAccountValue}
      status={account?.is_default && <Tag>{m.field_is_default()}</Tag>}
      actions={account && <Actions account={account} onChanged={edit.rebase} />}
      side={
        account && (
          <>
            <MaskedNumbers account={account} />
            <RecordFacts entity="bank-detail" record={account}>
              <DescriptionItem name={m.sellers_account_currency()}>{account.currency}</DescriptionItem>
            </RecordFacts>
          </>
        )
      }
    >
      {account?.has_pending_moderation && <Notice tone="blue">{m.sellers_account_pending()}</Notice>}
      {isSeller && <Notice tone="grey">{m.sellers_account_own_note()}</Notice>}
      <AccountFields account={account} />
    </RecordPage>
  )
}

/** Masked numbers are not edited: they would look like new ones. */
function permissionFor(account: Account | null) {
  if (!account) return 'bank-detail.create'
  return account.settlement_account.includes('•') ? 'bank-detail.personal' : 'bank-detail.update'
}

function Actions({ account, onChanged }: { account: Account; onChanged: (account: Account) => void }) {
  const canDelete = useCan('bank-detail.delete')
  const obstacle = account.is_default ? m.sellers_account_is_default() : undefined
  return (
    <>
      {account.is_default ? (
        <ActiveChip entity="bank-detail" isActive={account.is_active} />
      ) : (
        <ActiveMenu of="bankDetails" name={accountName(account)} record={account} onSwitched={onChanged} />
      )}
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'bank-detail', entity_id: account.id }}
          action={m.sellers_account_delete()}
          question={m.sellers_account_delete_title()}
          text={m.sellers_account_delete_text({ name: accountName(account) })}
          obstacle={obstacle}
          remove={async () => {
            await client.api.bankDetails.delete({ id: account.id, version: account.version })
            void invalidateResource('bankDetails')
          }}
          done={m.sellers_account_deleted()}
          list={pathTo('companies', account.company_id, { tab: 'requisites' })}
        />
      )}
    </>
  )
}

function AccountEdit({ record }: { record: Account | null }) {
  return <BelongsTo record={record}>{(companyId) => <AccountPage companyId={companyId} account={record} />}</BelongsTo>
}

export const { Component, loader } = recordFormScreen(queries.bankDetails.view, AccountEdit)
