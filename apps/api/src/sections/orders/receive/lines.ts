import { articleKey } from '@admin-panel/sdk/validation'
import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { invalid, type Refusal } from '#errors.ts'
import { mayUseCompany } from '#query/scope.ts'
import { say } from '#text/language/say.ts'

type Input = Schemas['OrderFactLine']

/** How many pieces of an offer a point has free. */
interface Place {
  point_id: number
  free: number
}

export interface Offer {
  row: number
  offer_id: number
  company_id: number
  company: string
  price_kopecks: number
  /** The part that is off sale: the offer, its price, its product or its seller. */
  unsold: 'offer' | 'price' | 'product' | 'company' | null
  /** Whether a point that ships nothing now has pieces. */
  is_kept_back: boolean
  product_id: number
  name: string
  article: string
  article_norm: string
  brand: string
  vat_rate: string
  min_order: number
  places: Place[]
}

export interface SoldLine extends Offer {
  quantity: number
  discount_kopecks: number
}

const refuse = (row: number, field: keyof Input, message: string): Refusal =>
  invalid({ [`lines.${row}.${field}`]: [say`Строка ${row + 1}: ${message}`] })

/** Checks the lines of an order as a confirmation would, against the offers that they name; a refusal names the line. */
export function soldLines(actor: Principal, lines: readonly Input[], offers: readonly Offer[]): SoldLine[] {
  const found = Map.groupBy(offers, ({ row }) => row)
  return lines.map((line, row) => soldLine(actor, line, row, found.get(row) ?? []))
}

/** The offers that lines name, each with its line's number; one line can name several. */
export async function findOffers(
  tx: Database,
  lines: readonly Pick<Input, 'offer_id' | 'company_id' | 'article' | 'brand'>[],
): Promise<Offer[]> {
  const wanted = lines.map(({ offer_id = null, company_id = null, article = null, brand = null }, row) => ({
    row,
    offer_id,
    company_id,
    key: article === null ? null : articleKey(article),
    brand,
  }))
  const { rows } = await tx.execute<{ [Field in keyof Offer]: Offer[Field] }>(sql`
    select line.row, offer.id as offer_id, offer.company_id, company.trade_name as company, offer.price_kopecks, product.id as product_id, product.name, article, article_norm,
      coalesce(brand.name, '') as brand, offer.vat_rate, offer.min_order,
      case when company.status <> 'active' then 'company' when product.status <> 'active' then 'product'
        when offer.status <> 'active' then 'offer' when offer.price_quarantine then 'price' end as unsold,
      coalesce(held.is_kept_back, false) as is_kept_back, coalesce(held.places, '[]') as places
    from json_to_recordset(${JSON.stringify(wanted)}) as line ("row" int, offer_id int8, company_id int8, key text, brand text)
      join lateral (
        select product_offer.* from product_offer
        where line.offer_id is not null and product_offer.id = line.offer_id
        union all
        select product_offer.* from product named join product_offer on product_offer.product_id = named.id
        where line.offer_id is null and article_key(named.article_norm) = line.key and product_offer.company_id = line.company_id
          and (line.brand is null or exists (
            select from brand where brand.id = named.brand_id and lower(brand.name) = lower(line.brand)))) offer on true
      join product on product.id = offer.product_id
      join company on company.id = offer.company_id
      left join brand on brand.id = product.brand_id
      -- An aggregate beside the offer reads its own stock; a condition might read the stock of all.
      left join lateral (
        select bool_or(quantity > reserved and not (point.is_ship_from and point.status = 'active')) as is_kept_back,
          json_agg(json_build_object('point_id', point.id, 'free', quantity - reserved) order by point.is_main desc, point.id)
            filter (where point.type in ('shop', 'warehouse') and point.is_ship_from and point.status = 'active') as places
        from stock join store_point point on point.id = store_point_id where stock.offer_id = offer.id) held on true`)
  return rows
}

function soldLine(actor: Principal, line: Input, row: number, offers: readonly Offer[]): SoldLine {
  const { offer_id, company_id, article, quantity, price_kopecks, discount_kopecks = 0 } = line
  if (offer_id === undefined && (company_id === undefined || article === undefined))
    throw refuse(row, 'offer_id', 'укажите предложение или продавца и артикул')
  const field = offer_id === undefined ? 'article' : 'offer_id'
  const [offer, other] = offers
  // A seller's key learns nothing of the offers of others.
  if (!offer || !mayUseCompany(actor, offer.company_id)) throw refuse(row, field, 'такого предложения нет')
  if (other) throw refuse(row, 'brand', 'под этим артикулом несколько предложений, укажите бренд')
  if (company_id !== undefined && offer.company_id !== company_id)
    throw refuse(row, 'company_id', 'предложение другого продавца')
  if (offer.unsold) throw refuse(row, field, say`${offer.name} сейчас не продаётся`)
  if (quantity < offer.min_order) throw refuse(row, 'quantity', say`меньше минимального заказа: ${offer.min_order}`)
  if (discount_kopecks > price_kopecks * quantity) throw refuse(row, 'discount_kopecks', 'скидка больше суммы строки')
  const most = mostOf(offer)
  if (most < quantity) throw refuse(row, 'quantity', say`не хватает остатка: ${offer.name}, доступно ${most}`)
  return { ...offer, quantity, price_kopecks, discount_kopecks }
}

/** How many pieces one point can ship. */
export const mostOf = ({ places }: Offer): number => places.reduce((best, { free }) => Math.max(best, free), 0)

/** The lines that one seller ships from one point. */
export interface Part {
  company_id: number
  point_id: number
  lines: SoldLine[]
}

/**
 * Splits an order by seller and shipping point: the fewest points that a seller needs, the main one first. Lines of one
 * offer share its stock.
 */
export function partsOf(lines: readonly SoldLine[]): Part[] {
  const bySeller = Map.groupBy(lines, ({ company_id }) => company_id)
  return [...bySeller.values()].flatMap((sold) => splitByPoint(sold))
}

function splitByPoint(sold: readonly SoldLine[]): Part[] {
  const free = new Map<string, number>()
  const points: number[] = []
  for (const { offer_id, places } of sold)
    for (const place of places) {
      free.set(`${place.point_id} ${offer_id}`, place.free)
      if (!points.includes(place.point_id)) points.push(place.point_id)
    }
  const parts: Part[] = []
  let rest = [...sold]
  while (rest.length > 0) {
    const [best] = points
      .map((point_id) => ({ point_id, lines: fitting(rest, point_id, free) }))
      .toSorted((a, b) => b.lines.length - a.lines.length)
    const [first] = rest
    if (!best || best.lines.length === 0) {
      const row = first?.row ?? 0
      throw refuse(
        row,
        'quantity',
        say`не хватает остатка: ${first?.name ?? ''}, он разошёлся по другим строкам заказа`,
      )
    }
    for (const line of best.lines) take(free, best.point_id, line)
    parts.push({ company_id: best.lines[0]?.company_id ?? 0, ...best })
    rest = rest.filter((line) => !best.lines.includes(line))
  }
  return parts
}

/** The lines that a point can ship together. */
function fitting(lines: readonly SoldLine[], point: number, free: ReadonlyMap<string, number>): SoldLine[] {
  const left = new Map(free)
  return lines.filter((line) => {
    if ((left.get(`${point} ${line.offer_id}`) ?? 0) < line.quantity) return false
    take(left, point, line)
    return true
  })
}

function take(free: Map<string, number>, point: number, { offer_id, quantity }: SoldLine): void {
  const key = `${point} ${offer_id}`
  free.set(key, (free.get(key) ?? 0) - quantity)
}
