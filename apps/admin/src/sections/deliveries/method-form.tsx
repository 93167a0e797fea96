import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { NumberField, SelectField, TextField, TimeField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { carrierName, carrierOptions, deliveryTypeName, deliveryTypeOptions } from '#shop/orders/labels.ts'
import { RatesField } from './rates-field.tsx'
import { methodValues, type Method, type MethodValues } from './values.ts'

export function MethodFields({ method }: { method: Method | null }) {
  return (
    <>
      <FormSection title={m.delivery_group_main()}>
        <TextField<MethodValues> name="name" autoComplete="off" />
        <TextField<MethodValues> name="code" autoComplete="off" spellCheck={false} hint={m.delivery_code_hint()} />
        <SelectField<MethodValues> name="type" options={deliveryTypeOptions()} />
        <SelectField<MethodValues> name="carrier" options={carrierOptions()} />
      </FormSection>
      <FormSection title={m.delivery_group_limits()}>
        <TimeField<MethodValues> name="cutoff" hint={m.delivery_cutoff_hint()} />
        <NumberField<MethodValues> name="assembly_minutes" />
        <NumberField<MethodValues> name="max_weight_g" />
        <NumberField<MethodValues> name="max_side_mm" />
      </FormSection>
      <RatesField zones={[...(method?.cities ?? []).map(cityZone), ...(method?.regions ?? []).map(regionZone)]} />
    </>
  )
}

const cityZone = ({ id, label }: Schemas['Reference']) => ({ key: `city-${id}`, label })

const regionZone = ({ id, label }: Schemas['Reference']) => ({ key: `region-${id}`, label })

/** Formats a field's value for the conflict dialog. */
export function showMethodValue(field: string, value: unknown) {
  const values = { ...methodValues(null), [field]: value }
  const words: Partial<Record<string, string>> = {
    type: deliveryTypeName(values.type),
    carrier: carrierName(values.carrier),
    rates: m.delivery_rates_count({ count: values.rates.length }),
  }
  return words[field] ?? formatUnknown(value)
}
