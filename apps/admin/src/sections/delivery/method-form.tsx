import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { asText } from '#text/as-text.ts'
import { NumberField, SelectField, TextField, TimeField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import {
  carrierName,
  carrierOptions,
  deliveryTypeName,
  deliveryTypeOptions,
  type Carrier,
  type DeliveryType,
} from '#record/orders/labels.ts'
import { RatesField } from './rates-field.tsx'

export type Method = Schemas['Delivery']
export type Rate = Schemas['StoredDeliveryRate']

export interface MethodValues {
  name: string
  code: string
  type: DeliveryType
  carrier: Carrier
  cutoff: string
  assembly_minutes: number
  max_weight_g: number | null
  max_side_mm: number | null
  rates: Rate[]
}

export const methodValues = (method: Method | null): MethodValues => ({
  name: method?.name ?? '',
  code: method?.code ?? '',
  type: method?.type ?? 'courier',
  carrier: method?.carrier ?? 'own',
  cutoff: method?.cutoff ?? '18:00',
  assembly_minutes: method?.assembly_minutes ?? 240,
  max_weight_g: method?.max_weight_g ?? null,
  max_side_mm: method?.max_side_mm ?? null,
  rates: method?.rates ?? [],
})

export const methodPayload = (values: MethodValues): MethodValues => ({
  ...values,
  name: values.name.trim(),
  code: values.code.trim(),
})

export function MethodFields({ method }: { method: Method | null }) {
  return (
    <>
      <FormSection title={m.delivery_group_main()}>
        <TextField name="name" autoComplete="off" />
        <TextField name="code" autoComplete="off" spellCheck={false} hint={m.delivery_code_hint()} />
        <SelectField name="type" options={deliveryTypeOptions()} />
        <SelectField name="carrier" options={carrierOptions()} />
      </FormSection>
      <FormSection title={m.delivery_group_limits()}>
        <TimeField name="cutoff" hint={m.delivery_cutoff_hint()} />
        <NumberField name="assembly_minutes" />
        <NumberField name="max_weight_g" />
        <NumberField name="max_side_mm" />
      </FormSection>
      <RatesField zones={[...(method?.cities ?? []).map(cityZone), ...(method?.regions ?? []).map(regionZone)]} />
    </>
  )
}

const cityZone = ({ id, label }: Schemas['Reference']) => ({ key: `city-${id}`, label })
const regionZone = ({ id, label }: Schemas['Reference']) => ({ key: `region-${id}`, label })

/** Words a value of a field where two people changed it. */
export function showMethodValue(field: string, value: unknown) {
  const values = { ...methodValues(null), [field]: value }
  const words: Partial<Record<string, string>> = {
    type: deliveryTypeName(values.type),
    carrier: carrierName(values.carrier),
    rates: m.delivery_rates_count({ count: values.rates.length }),
  }
  return words[field] ?? asText(value)
}
