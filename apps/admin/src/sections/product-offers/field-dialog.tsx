import type { Schemas } from '@admin-panel/sdk'
import type { FieldDialogProps } from '#list/bulk/bulk-field.tsx'
import { BulkFieldDialog } from '#list/bulk/bulk-field-dialog.tsx'
import { productOffersCreateRules } from '#contract/rules/product-offers.gen.ts'
import { NumberField, SelectField } from '#form/fields/fields.tsx'
import { vatOptions } from '#shop/vat-rates.ts'

interface Values {
  vat_rate: Schemas['VatRate']
  min_order: number | null
  delivery_days_min: number | null
  delivery_days_max: number | null
}

const initial: Values = { vat_rate: '22', min_order: null, delivery_days_min: null, delivery_days_max: null }

/** Changes a field of many offers. */
export function FieldDialog(props: FieldDialogProps) {
  return (
    <BulkFieldDialog<Values>
      {...props}
      rules={productOffersCreateRules}
      initial={initial}
      fields={{
        vat_rate: <SelectField<Values> name="vat_rate" options={vatOptions()} />,
        min_order: <NumberField<Values> name="min_order" />,
        delivery_days_min: <NumberField<Values> name="delivery_days_min" />,
        delivery_days_max: <NumberField<Values> name="delivery_days_max" />,
      }}
      call="productOffers.update"
    />
  )
}
