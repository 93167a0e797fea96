import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { settingOf } from '#sections/settings/public.ts'
import { recentPrices } from './recent-prices.ts'

interface Priced {
  id: number
  status: string
  price_kopecks: number
  last_price_kopecks: number | null
  price_quarantine: boolean
}

export type SetPrice = (offer: Priced, price_kopecks: number) => Omit<Priced, 'id' | 'status'>

/**
 * The columns of a price, for every way to change it: the form, the sheet, a file, a formula and an undo. A price too far
 * from the last one on sale, or from any that was on sale lately, is quarantined for staff: small steps in a row are one
 * large one. Any other price becomes the last one on sale.
 */
export async function readPricing(tx: Database, { at }: Actor, ids: number[]): Promise<SetPrice> {
  const factor = await settingOf(tx, 'price_quarantine_factor')
  const recent = await recentPrices(tx, ids, at)
  return ({ id, status, last_price_kopecks: last, ...present }, price_kopecks) => {
    if (price_kopecks === present.price_kopecks)
      return { price_kopecks, last_price_kopecks: last, price_quarantine: present.price_quarantine }
    const isFar = (price: number) => price_kopecks > price * factor || price_kopecks * factor < price
    const price_quarantine = last !== null && [last, ...(recent.get(id) ?? [])].some(isFar)
    const isOnSale = status === 'active' && !price_quarantine
    return { price_kopecks, price_quarantine, last_price_kopecks: isOnSale ? price_kopecks : last }
  }
}
