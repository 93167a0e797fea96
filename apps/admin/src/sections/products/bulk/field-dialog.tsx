import type { FieldDialogProps } from '#list/bulk/bulk-field.tsx'
import { BulkFieldDialog } from '#list/bulk/bulk-field-dialog.tsx'
import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import { productsCreateRules } from '#contract/rules/products.gen.ts'
import { CountryField } from '#form/fields/country-field.tsx'
import { NumberField, SelectField, TextField } from '#form/fields/fields.tsx'
import { optionsOf } from '#text/options-of.ts'
import type { Schemas } from '@admin-panel/sdk'
import { vatOptions } from '#shop/vat-rates.ts'

interface Values {
  vat_rate: Schemas['VatRate']
  condition: Schemas['ProductCondition']
  country_code: string | null
  tnved: string | null
  pack_qty: number | null
  weight_g: number | null
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
}

const initial: Values = {
  vat_rate: '22',
  condition: 'new',
  country_code: null,
  tnved: null,
  pack_qty: null,
  weight_g: null,
  length_mm: null,
  width_mm: null,
  height_mm: null,
}

/** Changes a field of many cards. */
export function FieldDialog(props: FieldDialogProps) {
  return (
    <BulkFieldDialog<Values>
      {...props}
      rules={productsCreateRules}
      initial={initial}
      emptiable={['country_code', 'tnved']}
      fields={{
        vat_rate: <SelectField<Values> name="vat_rate" options={vatOptions()} />,
        condition: <SelectField<Values> name="condition" options={optionsOf(productConditionWords)} />,
        country_code: <CountryField<Values> name="country_code" />,
        tnved: <TextField<Values> name="tnved" autoComplete="off" inputMode="numeric" />,
        pack_qty: <NumberField<Values> name="pack_qty" />,
        weight_g: <NumberField<Values> name="weight_g" />,
        length_mm: <NumberField<Values> name="length_mm" />,
        width_mm: <NumberField<Values> name="width_mm" />,
        height_mm: <NumberField<Values> name="height_mm" />,
      }}
      call="products.update"
    />
  )
}
