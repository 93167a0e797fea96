import type { Schemas } from '@admin-panel/sdk'

export type Method = Schemas['Delivery']

export type Rate = Schemas['StoredDeliveryRate']

export type MethodValues = ReturnType<typeof methodValues>

export const methodValues = (method: Method | null) => ({
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
