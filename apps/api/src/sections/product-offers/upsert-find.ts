import { articleKey, normalizeArticle, normalizeName } from '@admin-panel/sdk/validation'
import { type Lookup, type KnownOffer, type KnownProduct, keyOf, type Row } from './upsert-lookup.ts'
import { say } from '#text/language/say.ts'

export type Faults = [field: string, message: string][]

export interface OfferMatch {
  /** The offer that the row changes; undefined for a new one. */
  before: KnownOffer | undefined
  product: KnownProduct | undefined
  faults: Faults
}

/** Finds the offer and the card of a row within its seller, or the reasons why they are ambiguous or missing. */
export function findOffer(row: Row, company: number, lookup: Lookup): OfferMatch {
  const { seller_sku, product_id, article, brand } = row
  const bySku = seller_sku ? lookup.bySku.get(keyOf(company, seller_sku)) : undefined
  if (bySku) return { before: bySku, product: undefined, faults: otherProduct(row, bySku) }
  if (product_id === undefined && !article) {
    return none([['seller_sku', seller_sku ? unknownSku(seller_sku) : 'Укажите артикул продавца или артикул товара']])
  }
  const candidates = candidatesOf(row, lookup)
  const offers = candidates.flatMap(({ id }) => lookup.byProduct.get(keyOf(company, id)) ?? [])
  const [sold, ...others] = offers
  if (sold && others.length === 0 && (!seller_sku || product_id !== undefined || candidates.length === 1)) {
    return seller_sku
      ? none([['product_id', say`У продавца уже есть предложение на этот товар, его артикул ${sold.seller_sku}`]])
      : { before: sold, product: undefined, faults: [] }
  }
  if (offers.length > 1) return none([['brand', ambiguous(candidates, brand)]])
  const open = candidates.filter(({ is_open }) => is_open)
  const [product, ...more] = open
  if (product && more.length === 0 && offers.length === 0) return { before: undefined, product, faults: [] }
  if (product_id !== undefined) return none([['product_id', 'Товар: выберите значение из списка']])
  if (candidates.length === 0 || open.length === 0)
    return none([
      [
        'article',
        brand ? say`Артикул: «${article}» у бренда «${brand}» не найден` : say`Артикул: «${article}» не найден`,
      ],
    ])
  return none([['brand', ambiguous(open, brand)]])
}

const unknownSku = (sku: string) => say`Артикул продавца: «${sku}» не найден, для нового укажите артикул товара`
const none = (faults: Faults): OfferMatch => ({ before: undefined, product: undefined, faults })

function candidatesOf({ product_id, article, brand }: Row, { products, brands }: Lookup): KnownProduct[] {
  if (product_id !== undefined) return products.filter(({ id }) => id === product_id)
  const key = articleKey(article ?? '')
  const code = normalizeArticle(article ?? '')
  const ofBrand = brand?.trim() ? (brands.get(normalizeName(brand)) ?? new Set<number>()) : undefined
  const alike = products.filter(
    ({ article_norm, brand_id }) =>
      articleKey(article_norm) === key && (!ofBrand || (brand_id !== null && ofBrand.has(brand_id))),
  )
  const exact = alike.filter(({ article_norm }) => article_norm === code)
  return exact.length > 0 ? exact : alike
}

function ambiguous(products: readonly KnownProduct[], brand: string | undefined): string {
  if (brand?.trim()) return 'Товар: подходят несколько карточек, укажите номер товара'
  const names = [...new Set(products.flatMap((product) => product.brand ?? []))].slice(0, 5)
  return say`Бренд: артикул есть у нескольких, укажите бренд (${names.join(', ')})`
}

/** A shifted row names a different card than its offer has. */
function otherProduct({ product_id, article }: Row, before: KnownOffer): Faults {
  if (product_id !== undefined && product_id !== before.product_id)
    return [['product_id', 'Товар: у этого предложения другой товар']]
  return article && articleKey(article) !== articleKey(before.article_norm)
    ? [['article', 'Артикул: у этого предложения другой товар']]
    : []
}
