import type { Schemas } from '@admin-panel/sdk'
import { accountMistakes } from '@admin-panel/sdk/validation'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { CheckboxField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { currentLanguage } from '#text/language.ts'
import { Locked } from '#form/locked.tsx'
import { cacheRecord, invalidateResource } from '#data/cache.ts'
import { bankDetailsCreateRules } from '#contract/rules/bank-details.gen.ts'
import { DigitsField } from '#shop/companies/digits-field.tsx'

// Not in the form: company_id. The page of the seller opens it.
export type Account = Schemas['BankDetail']

interface AccountValues {
  bank_name: string
  bik: string
  corr_account: string
  settlement_account: string
  recipient: string | undefined
  is_default: boolean
}

const { company_id: _company, ...rules } = bankDetailsCreateRules

function accountValues(account: Account | null): AccountValues {
  return {
    bank_name: account?.bank_name ?? '',
    bik: account?.bik ?? '',
    corr_account: account?.corr_account ?? '',
    settlement_account: account?.settlement_account ?? '',
    recipient: account?.recipient ?? '',
    is_default: account?.is_default ?? false,
  }
}

const digits = (text: string) => text.replaceAll(/\s/g, '')

function accountPayload(values: AccountValues): AccountValues {
  return {
    ...values,
    bank_name: values.bank_name.trim().replaceAll(/\s+/g, ' '),
    bik: digits(values.bik),
    corr_account: digits(values.corr_account),
    settlement_account: digits(values.settlement_account),
    // The server fills in the company's own name.
    recipient: values.recipient?.trim() || undefined,
  }
}

const mistakesOf = (values: AccountValues) => accountMistakes(values, currentLanguage().requisites)

interface AccountFormOptions {
  companyId: number
  account: Account | null
  onSaved?: (account: Account) => void
}

export function useAccountForm({ companyId, account, onSaved }: AccountFormOptions) {
  return useEditForm<AccountValues, Account>({
    name: ['sellers', companyId, `requisites/${account?.id ?? 'new'}`],
    record: account,
    recordName: ({ id }) => ['sellers', companyId, `requisites/${id}`],
    rules,
    toValues: accountValues,
    toPayload: accountPayload,
    refine: mistakesOf,
    save: (changes, version, idempotencyKey) => {
      const { recipient, ...fields } = changes
      const payload = { ...fields, ...(recipient && { recipient }) }
      return account
        ? client.api.bankDetails.update({ ...payload, id: account.id, version: version ?? account.version })
        : client.api.bankDetails.create(
            { ...accountPayload(accountValues(null)), ...payload, company_id: companyId },
            { idempotencyKey },
          )
    },
    onSaved: (saved) => {
      cacheRecord('bankDetails', saved)
      void invalidateResource('companies')
      onSaved?.(saved)
    },
  })
}

export function showAccountValue(_field: string, value: unknown) {
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  return typeof value === 'string' && value ? value : '—'
}

export function AccountFields({ account }: { account: Account | null }) {
  const mistakes = useWatch({ compute: (values: AccountValues) => mistakesOf(accountPayload(values)) })
  return (
    <FormSection title={m.sellers_account()}>
      <TextField<AccountValues> name="bank_name" autoComplete="off" />
      <DigitsField<AccountValues> name="bik" length={9} mistakes={mistakes} />
      <DigitsField<AccountValues> name="corr_account" length={20} mistakes={mistakes} hint={m.sellers_account_hint()} />
      <DigitsField<AccountValues>
        name="settlement_account"
        length={20}
        mistakes={mistakes}
        hint={m.sellers_account_hint()}
      />
      <TextField<AccountValues> name="recipient" autoComplete="off" hint={m.sellers_recipient_hint()} />
      <Locked when={account?.is_default === true}>
        <CheckboxField<AccountValues>
          name="is_default"
          hint={account?.is_default ? m.sellers_account_is_default() : m.sellers_account_default_hint()}
          className="self-center"
        />
      </Locked>
    </FormSection>
  )
}
