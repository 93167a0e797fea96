import type { FieldDialogProps } from '#list/bulk/bulk-field.tsx'
import { BulkFieldDialog } from '#list/bulk/bulk-field-dialog.tsx'
import { brandsCreateRules } from '#contract/rules/brands.gen.ts'
import { CountryField } from '#form/fields/country-field.tsx'
import { CheckboxField, NumberField, SelectField } from '#form/fields/fields.tsx'
import { kindOptions, type BrandKind } from './labels.ts'

interface Values {
  kind: BrandKind
  country_code: string | null
  is_original: boolean
  warranty_months: number | null
}

const initial: Values = { kind: 'aftermarket', country_code: null, is_original: true, warranty_months: null }

/** Changes a field of many brands. */
export function FieldDialog(props: FieldDialogProps) {
  return (
    <BulkFieldDialog<Values>
      {...props}
      rules={brandsCreateRules}
      initial={initial}
      emptiable={['country_code', 'warranty_months']}
      fields={{
        kind: <SelectField<Values> name="kind" options={kindOptions()} />,
        country_code: <CountryField<Values> name="country_code" />,
        is_original: <CheckboxField<Values> name="is_original" />,
        warranty_months: <NumberField<Values> name="warranty_months" />,
      }}
      call="brands.update"
    />
  )
}
