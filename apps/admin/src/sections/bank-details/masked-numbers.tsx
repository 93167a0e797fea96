import { Card } from '@admin-panel/ui/card'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { PersonalReaders } from '#record/personal/readers.tsx'
import { useReveal } from '#record/personal/use-reveal.tsx'
import type { Account } from '#shop/bank-details/account-form.tsx'

/** The numbers of an account to those who see them masked, and who has looked. */
export function MaskedNumbers({ account }: { account: Account }) {
  const { valueOf, action, dialog } = useReveal({ entity: 'bank-detail', id: account.id })
  const line = (field: 'settlement_account' | 'corr_account', label: string) => (
    <DescriptionItem name={label}>
      <span className="tabular-nums">{valueOf(field, account[field])}</span> {action(field, label, account[field])}
    </DescriptionItem>
  )
  return (
    <>
      {account.settlement_account.includes('•') && (
        <Card title={m.sellers_account()}>
          <DescriptionList>
            {line('settlement_account', m.field_settlement_account())}
            {line('corr_account', m.field_corr_account())}
          </DescriptionList>
          {dialog}
        </Card>
      )}
      <PersonalReaders entity="bank-detail" id={account.id} />
    </>
  )
}
