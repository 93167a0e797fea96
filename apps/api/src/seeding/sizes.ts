export type Size = 'dev' | 'large'

/** The row counts of each table: dev and large. */
const SIZES = {
  company: [40, 400],
  contract: [55, 600],
  bank_detail: [60, 650],
  company_address: [90, 1000],
  store_point: [120, 3000],
  user: [25, 200],
  category: [150, 600],
  attribute: [60, 200],
  brand: [180, 1500],
  brand_alias: [600, 6000],
  product: [2000, 1_000_000],
  product_offer: [5000, 1_500_000],
  order: [1500, 300_000],
  commission: [90, 1500],
  translation: [400, 4000],
  moderation_open: [120, 2000],
  moderation_closed: [600, 20_000],
  brand_moderation: [15, 300],
  review: [800, 200_000],
  audit_log: [10_000, 2_000_000],
  legacy_product: [60, 5000],
} satisfies Record<string, [dev: number, large: number]>

export function rowsOf(table: keyof typeof SIZES, size: Size): number {
  return SIZES[table][size === 'dev' ? 0 : 1]
}
