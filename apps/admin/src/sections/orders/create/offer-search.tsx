import { Combobox } from '@admin-panel/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { formatMoney } from '#text/format-money.ts'
import { SEARCH_ID } from './focus-search.ts'

type Offer = Schemas['OfferForOrder']

const FROM = 2
const LIMIT = 20

interface OfferSearchProps {
  onChoose: (offer: Offer) => void
}

/** Finds offers by article, brand or name. Those that cannot be ordered stand last and say why. */
export function OfferSearch({ onChoose }: OfferSearchProps) {
  const [query, setQuery] = useState('')
  const words = query.trim()
  const isAsked = words.length >= FROM
  const list = useQuery({
    ...queries.productOffers.list({ q: words, per_page: LIMIT, sort: ['-available'] }),
    enabled: isAsked,
  })
  const ids = (isAsked && list.data?.items.map(({ id }) => id)) || []
  const plan = useQuery({
    ...queries.orders.plan({ offer_id: ids, quantity: ids.map(() => 1) }),
    enabled: ids.length > 0,
  })
  // Never the options of what was typed before: Enter must not add another part than the one that was typed.
  const offers = (ids.length > 0 && plan.data?.offers) || []
  const isPending = isAsked && (list.isPending || (ids.length > 0 && plan.isPending))
  const sorted = offers.toSorted((a, b) => Number(a.obstacle !== null) - Number(b.obstacle !== null))
  return (
    <Combobox
      id={SEARCH_ID}
      aria-label={m.orders_create_find()}
      placeholder={m.orders_create_find()}
      options={sorted.map(optionOf)}
      query={query}
      onQueryChange={setQuery}
      isPending={isPending || !isAsked}
      value={null}
      onValueChange={(option) => {
        const offer = offers.find(({ offer_id }) => String(offer_id) === option?.value)
        if (offer) onChoose(offer)
      }}
    />
  )
}

export const noteOf = ({ brand, article, company }: Offer) =>
  [brand, article, company.label].filter(Boolean).join(' · ')

function optionOf(offer: Offer) {
  const { offer_id, product, price_kopecks, available, obstacle } = offer
  return {
    value: String(offer_id),
    label: product.label,
    hint: `${noteOf(offer)} · ${formatMoney(price_kopecks)} · ${obstacle ?? m.orders_create_available({ count: available })}`,
    disabled: obstacle !== null,
  }
}
