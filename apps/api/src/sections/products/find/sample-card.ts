/** The body of a new card, which needs a category. */
export function sampleCard(article: string, fields: object) {
  const size = { weight_g: 300, length_mm: 90, width_mm: 90, height_mm: 80 }
  return { name: `Фильтр ${article}`, article, brand_id: 12, vat_rate: '22', ...size, ...fields }
}
