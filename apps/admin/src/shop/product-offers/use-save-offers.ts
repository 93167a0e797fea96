import { isApiError, type Params } from '@admin-panel/sdk'
import type { GridChanges } from '@admin-panel/ui/editable-grid'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notifyBriefly } from '#data/notify/notify-briefly.ts'
import { notify } from '#data/notify/notify.ts'
import { invalidateResource } from '#data/cache.ts'
import type { PriceRow, StockRow } from './sheet-rows.ts'
import type { Offer } from './statuses.ts'

// Not in the form: vat_rate, stocks. An import writes the rate, and the sheet of stocks its rows.
type Messages = ReadonlyMap<string, Readonly<Record<string, string>>>

interface Sheets {
  offers: readonly Offer[]
  stocks: readonly StockRow[]
  prices: GridChanges<PriceRow>
  quantities: GridChanges<StockRow>
  /** Removes the saved changes from the unsaved ones. */
  onSaved: (offerId: number) => void
}

type Terms = Omit<Params<'productOffers.update'>, 'id' | 'version'>

/** Saves the changed offers one by one: rejected ones keep their input and show the server's errors at their cells. */
export function useSaveOffers({ offers, stocks, prices, quantities, onSaved }: Sheets) {
  const [errors, setErrors] = useState<{ prices: Messages; stocks: Messages }>(noErrors)
  const [isPending, setIsPending] = useState(false)

  function termsOf({ id }: Offer): Terms | null {
    const { company: _, id: __, ...terms } = prices.get(String(id)) ?? {}
    const shelves = stocks.filter(({ offer_id }) => offer_id === id)
    const isMoved = shelves.some((shelf) => quantities.has(shelf.id))
    const remaining = shelves.flatMap((shelf) => {
      const { quantity } = { ...shelf, ...quantities.get(shelf.id) }
      return quantity === null ? [] : [{ store_point_id: shelf.store_point_id, quantity }]
    })
    if (Object.keys(terms).length === 0 && !isMoved) return null
    return { ...terms, ...(isMoved && { stocks: remaining }) }
  }

  async function save() {
    setIsPending(true)
    const refusals = {
      prices: new Map<string, Record<string, string>>(),
      stocks: new Map<string, Record<string, string>>(),
    }
    let saved = 0
    let checked = 0
    for (const offer of offers) {
      const terms = termsOf(offer)
      if (!terms) continue
      try {
        // One after another: the server locks all stocks of a seller together.
        // oxlint-disable-next-line no-await-in-loop
        const next = await client.api.productOffers.update({ ...terms, id: offer.id, version: offer.version })
        saved++
        if (next.price_quarantine && !offer.price_quarantine) checked++
        onSaved(offer.id)
      } catch (error) {
        if (!isApiError(error)) throw error
        const { stocks: wrongStocks, ...wrong } = messagesOf(error)
        const shelf = stocks.find(({ id, offer_id }) => offer_id === offer.id && quantities.has(id))
        if (wrongStocks && shelf) refusals.stocks.set(shelf.id, { quantity: wrongStocks })
        if (!wrongStocks || Object.keys(wrong).length > 0)
          refusals.prices.set(
            String(offer.id),
            Object.keys(wrong).length > 0 ? wrong : { price_kopecks: error.message },
          )
      }
    }
    setErrors(refusals)
    setIsPending(false)
    void invalidateResource('productOffers')
    void invalidateResource('products')
    const failed = refusals.prices.size + refusals.stocks.size
    if (checked > 0) void notifyBriefly({ message: m.offers_quarantine() })
    void notify(
      failed > 0
        ? { status: 'error', message: m.offers_saved_partly({ saved, failed }) }
        : { message: m.offers_saved({ saved }) },
    )
  }

  return { save, isPending, errors, showErrors: setErrors, forget: () => setErrors(noErrors) }
}

const noErrors = { prices: new Map(), stocks: new Map() } as const

function messagesOf(error: { details?: Readonly<Partial<Record<string, readonly string[]>>> | undefined }) {
  const entries = Object.entries(error.details ?? {}).map(
    ([field, messages]) => [field, messages?.join('. ') ?? ''] as const,
  )
  return Object.fromEntries(entries)
}
