import { contractTypeWords } from '#contract/enums/contract-type.gen.ts'
import { payoutFrequencyWords } from '#contract/enums/payout-frequency.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { showField } from '#text/show-field.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { CheckboxField, DateField, NumberField, SelectField, TextField } from '#form/fields/fields.tsx'
import { DocumentsField } from '#form/fields/documents-field.tsx'
import { FormSection } from '#form/form-section.tsx'
import { Locked } from '#form/locked.tsx'
import { cacheRecord, invalidateResource } from '#data/cache.ts'
import { contractsCreateRules } from '#contract/rules/contracts.gen.ts'
import { optionsOf } from '#text/options-of.ts'

// Not in the form: company_id. The page of the seller opens it.
export type Contract = Schemas['Contract']

interface ContractValues {
  number: string
  type: Schemas['ContractType']
  signed_at: string
  start_date: string
  end_date: string | null
  auto_renewal: boolean
  file_ids: number[]
  payout_frequency: Schemas['PayoutFrequency'] | null
  payout_delay_days: number | null
}

const { company_id: _company, ...rules } = contractsCreateRules

function contractValues(contract: Contract | null): ContractValues {
  return {
    number: contract?.number ?? '',
    type: contract?.type ?? 'agency',
    signed_at: contract?.signed_at ?? '',
    start_date: contract?.start_date ?? '',
    end_date: contract?.end_date ?? '',
    auto_renewal: contract?.auto_renewal ?? false,
    file_ids: contract?.file_ids ?? [],
    payout_frequency: contract?.payout_frequency ?? null,
    payout_delay_days: contract?.payout_delay_days ?? null,
  }
}

function contractPayload(values: ContractValues): ContractValues {
  return {
    ...values,
    number: values.number.trim().replaceAll(/\s+/g, ' '),
    end_date: values.end_date || null,
    payout_frequency: values.payout_frequency || null,
  }
}

function mistakesOf({ start_date, end_date }: ContractValues) {
  return start_date && end_date && end_date <= start_date ? { end_date: m.sellers_contract_end_early() } : {}
}

interface ContractFormOptions {
  companyId: number
  contract: Contract | null
  onSaved?: (contract: Contract) => void
}

export function useContractForm({ companyId, contract, onSaved }: ContractFormOptions) {
  return useEditForm<ContractValues, Contract>({
    name: ['sellers', companyId, `contracts/${contract?.id ?? 'new'}`],
    record: contract,
    recordName: ({ id }) => ['sellers', companyId, `contracts/${id}`],
    rules,
    toValues: contractValues,
    toPayload: contractPayload,
    refine: mistakesOf,
    save: (changes, version, idempotencyKey) =>
      contract
        ? client.api.contracts.update({ ...changes, id: contract.id, version: version ?? contract.version })
        : client.api.contracts.create(
            { ...contractPayload(contractValues(null)), ...changes, company_id: companyId },
            { idempotencyKey },
          ),
    onSaved: (saved) => {
      cacheRecord('contracts', saved)
      void invalidateResource('companies')
      onSaved?.(saved)
    },
  })
}

export const showContractValue = (field: string, value: unknown) =>
  showField<ContractValues>(
    {
      type: (type) => contractTypeWords[type](),
      payout_frequency: (frequency) => payoutFrequencyWords[frequency](),
      file_ids: (ids) => ids.map((id) => `№ ${id}`).join(', '),
    },
    field,
    value,
  )

/** Only the end, the renewal and the files of a contract in force may change. */
export function ContractFields({ contract }: { contract: Contract | null }) {
  const isAgreed = contract !== null && contract.status !== 'draft'
  return (
    <>
      <FormSection title={m.sellers_contract()}>
        <Locked when={isAgreed}>
          <TextField<ContractValues> name="number" autoComplete="off" />
          <SelectField<ContractValues> name="type" options={optionsOf(contractTypeWords)} />
          <DateField<ContractValues> name="signed_at" />
          <DateField<ContractValues> name="start_date" hint={m.sellers_contract_start_hint()} />
        </Locked>
        <DateField<ContractValues> name="end_date" hint={m.sellers_contract_end_hint()} />
        <CheckboxField<ContractValues>
          name="auto_renewal"
          hint={m.sellers_contract_renewal_hint()}
          className="self-center"
        />
      </FormSection>
      <FormSection title={m.sellers_payouts()}>
        <Locked when={isAgreed}>
          <SelectField<ContractValues>
            name="payout_frequency"
            options={optionsOf(payoutFrequencyWords)}
            hint={m.sellers_contract_payout()}
          />
          <NumberField<ContractValues> name="payout_delay_days" hint={m.sellers_contract_payout()} />
        </Locked>
      </FormSection>
      <FormSection title={m.field_file_ids()}>
        <DocumentsField<ContractValues>
          name="file_ids"
          entity="contract"
          documents={contract?.files ?? []}
          max={20}
          hint={m.sellers_contract_files_hint()}
          className="@min-[34rem]:col-span-2"
        />
      </FormSection>
    </>
  )
}
