const LABELS = 'brand_id.id,brand_id.name,category_id.id,category_id.name,company_id.id,company_id.trade_name'
const CONTENT = 'name,article,article_norm,condition,status,completeness,offers_count,min_price_kopecks,image_ids'
const ROW = `id,${CONTENT},created_at,updated_at,version,${LABELS}`
const CARD = `*,${LABELS},status_reason_id.id,status_reason_id.name`

export const SEARCH = 'article prefix'

/**
 * Requests to Directus for the same pages. Its answers have less: no pictures, no moderation, for a record neither
 * numbers nor cars; and its prefix is that of the article alone, where ours is a search.
 */
export const CONTESTS = [
  { name: 'first page', page: 'first page', path: listOf({ meta: 'filter_count' }) },
  // Directus counts every row of the table, ours stops at ten thousand.
  { name: 'first page, only ours with a total', page: 'first page', path: listOf({}) },
  {
    name: 'filtered page',
    page: 'filtered page',
    path: listOf({ meta: 'filter_count', 'filter[status][_eq]': 'active', 'filter[brand_id][_eq]': '12' }),
  },
  {
    name: SEARCH,
    page: 'article prefix',
    path: listOf({ meta: 'filter_count', 'filter[article_norm][_starts_with]': 'W914' }),
  },
  { name: 'one record', page: 'one record', path: `/items/product/1001?fields=${CARD}` },
]

function listOf(params: Record<string, string>): string {
  const query = { fields: ROW, sort: '-updated_at,-id', limit: '20', ...params }
  return `/items/product?${new URLSearchParams(query).toString()}`
}
