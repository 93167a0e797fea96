import { say, validation } from '#text/language/say.ts'

interface Terms {
  seller_sku: string
  price_kopecks: number
  old_price_kopecks?: number | null
  delivery_days_min: number
  delivery_days_max: number
}

const SOON = 18
const SPREAD = 4

/** Validates the terms of an offer together. */
export function wrongTerms(terms: Terms): [field: string, message: string][] {
  const { seller_sku, price_kopecks, old_price_kopecks, delivery_days_min, delivery_days_max } = terms
  const rules: [wrong: boolean, field: string, message: string][] = [
    [seller_sku === '', 'seller_sku', validation().required('Артикул продавца')],
    [old_price_kopecks != null && old_price_kopecks <= price_kopecks, 'old_price_kopecks', 'Старая цена: больше новой'],
    [delivery_days_max < delivery_days_min, 'delivery_days_max', 'Срок до, дней: не меньше срока от'],
    [
      delivery_days_min <= SOON && delivery_days_max - delivery_days_min > SPREAD,
      'delivery_days_max',
      say`Срок до, дней: не больше срока от на ${SPREAD} дня`,
    ],
  ]
  return rules.filter(([wrong]) => wrong).map(([, field, message]) => [field, message])
}
