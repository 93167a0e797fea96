import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type OldProduct = Schemas['LegacyProduct']

const labels: Readonly<Record<string, () => string>> = {
  weight_kg: m.old_products_weight,
  length_cm: m.old_products_length,
  width_cm: m.old_products_width,
  height_cm: m.old_products_height,
  price_rub: m.old_products_price,
}

/** The card's remaining data, without empty fields and those shown elsewhere. */
export function payloadLines(payload: Readonly<Record<string, unknown>>): [name: string, value: string][] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const value = payload[field]
    return typeof value === 'string' || typeof value === 'number'
      ? [[label(), typeof value === 'number' ? formatNumber(field, value) : value] as [string, string]]
      : []
  })
}

const formatNumber = (field: string, value: number) =>
  value.toLocaleString('ru-RU', field === 'price_rub' ? { minimumFractionDigits: 2 } : {})
