import type { Schemas } from '@admin-panel/sdk'
import type { FieldDialogProps } from '#list/bulk/bulk-field.tsx'
import { BulkFieldDialog } from '#list/bulk/bulk-field-dialog.tsx'
import { payoutFrequencyWords } from '#contract/enums/payout-frequency.gen.ts'
import { companiesCreateRules } from '#contract/rules/companies.gen.ts'
import { NumberField, SelectField } from '#form/fields/fields.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { optionsOf } from '#text/options-of.ts'

interface Values {
  manager_id: number | null
  payout_frequency: Schemas['PayoutFrequency']
  payout_delay_days: number | null
}

const initial: Values = { manager_id: null, payout_frequency: 'weekly', payout_delay_days: null }

/** Changes a field of many sellers. */
export function FieldDialog(props: FieldDialogProps) {
  return (
    <BulkFieldDialog<Values>
      {...props}
      rules={companiesCreateRules}
      initial={initial}
      emptiable={['manager_id']}
      fields={{
        manager_id: <ReferenceField<Values> name="manager_id" of="users" />,
        payout_frequency: <SelectField<Values> name="payout_frequency" options={optionsOf(payoutFrequencyWords)} />,
        payout_delay_days: <NumberField<Values> name="payout_delay_days" />,
      }}
      call="companies.update"
    />
  )
}
