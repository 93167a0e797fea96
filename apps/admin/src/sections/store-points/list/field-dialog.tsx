import type { FieldDialogProps } from '#list/bulk/bulk-field.tsx'
import { BulkFieldDialog } from '#list/bulk/bulk-field-dialog.tsx'
import { storePointsCreateRules } from '#contract/rules/store-points.gen.ts'
import { CheckboxField, NumberField, TimeField } from '#form/fields/fields.tsx'

interface Values {
  works_on_holidays: boolean
  cutoff: string | null
  assembly_minutes: number | null
  storage_days: number | null
  has_cash: boolean
  has_card: boolean
  has_fitting: boolean
}

const initial: Values = {
  works_on_holidays: true,
  cutoff: null,
  assembly_minutes: null,
  storage_days: null,
  has_cash: true,
  has_card: true,
  has_fitting: true,
}

/** Changes a field of many points; those whose type has no such field report it. */
export function FieldDialog(props: FieldDialogProps) {
  return (
    <BulkFieldDialog<Values>
      {...props}
      rules={storePointsCreateRules}
      initial={initial}
      emptiable={['cutoff', 'assembly_minutes', 'storage_days']}
      fields={{
        works_on_holidays: <CheckboxField<Values> name="works_on_holidays" />,
        cutoff: <TimeField<Values> name="cutoff" />,
        assembly_minutes: <NumberField<Values> name="assembly_minutes" />,
        storage_days: <NumberField<Values> name="storage_days" />,
        has_cash: <CheckboxField<Values> name="has_cash" />,
        has_card: <CheckboxField<Values> name="has_card" />,
        has_fitting: <CheckboxField<Values> name="has_fitting" />,
      }}
      call="storePoints.update"
    />
  )
}
