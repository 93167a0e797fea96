import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import { m } from '#paraglide/messages.js'
import { countryName } from '#text/countries.ts'
import { isVatRate, vatLabel } from '#shop/vat-rates.ts'
import type { Product } from './values.ts'

/** Formats a field's value for comparison. */
export function showProductValue(product: Product, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (field === 'barcodes' && Array.isArray(value)) return value.join(', ') || '—'
  if (Array.isArray(value)) return m.product_value_lines({ count: value.length })
  if (typeof value === 'number') return referenceName(product, field, value) ?? value.toLocaleString('ru-RU')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field === 'condition' && isCondition(value)) return productConditionWords[value]()
  if (field === 'vat_rate' && isVatRate(value)) return vatLabel(value)
  if (field === 'country_code') return countryName(value) ?? value
  return value
}

const isCondition = (value: string): value is Product['condition'] => Object.hasOwn(productConditionWords, value)

function referenceName({ brand, category, company }: Product, field: string, id: number) {
  const reference = { brand_id: brand, category_id: category, company_id: company }[field]
  if (reference === undefined) return undefined
  return reference?.id === id ? reference.label : `№ ${id}`
}
