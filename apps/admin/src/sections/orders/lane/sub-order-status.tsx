import { isApiError, type Schemas } from '@admin-panel/sdk'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { isBeforeShipping, type SubOrderStatus } from '#shop/orders/sub-order-statuses.ts'
import type { StatusChange } from '#record/status/status-change.ts'
import { keepTyped, typedOr } from '#form/drafts/use-typed.ts'
import { StatusMenu, statusDraft } from '#record/status/status-menu.tsx'
import { HandOverFields, type HandOver } from './hand-over-fields.tsx'
import { keepSubOrder, reloadSubOrder } from './keep-sub-order.ts'
import { PiecesFields } from './pieces-fields.tsx'
import { Refund } from '#sections/orders/sums/refund.tsx'
import { areAll, areWholePieces, piecesLeft, type Pieces } from '#sections/orders/sums/remaining-sums.ts'
import { isReversible, statusesFrom, usualMove } from './usual-move.ts'

interface SubOrderStatusProps {
  card: Schemas['SubOrderCard']
  orderTotal?: number | undefined
  /** The shortcut of the usual transition. */
  shortcut?: string | undefined
  /** Shows only the button of the usual transition. */
  isStep?: boolean
  /** Names the sub-order on a page with several of them. */
  stepOf?: string | undefined
  stepVariant?: 'primary' | 'secondary' | 'none'
}

/** The state of a sub-order, its legal transitions, and the input that each of them needs. */
export function SubOrderStatusMenu({ card, orderTotal, stepVariant = 'primary', ...step }: SubOrderStatusProps) {
  const [pieces, setPieces] = useState<Pieces>({})
  const [handOver, setHandOver] = useState<HandOver>({ carrier: null, track: '' })
  // Whether all or some pieces are returned follows from the pieces.
  const offered = card.available_statuses.filter(({ status }) => status !== 'partially_returned')

  const draftOf = (status: SubOrderStatus) => statusDraft('subOrders', card.id, status)

  function resetFields(status: SubOrderStatus) {
    const isReturn = status === 'returned'
    const all: Pieces = Object.fromEntries(card.items.map((item) => [item.id, isReturn ? 0 : piecesLeft(item)]))
    setPieces({ ...all, ...typedOr(draftOf(status), 'pieces', {}) })
    setHandOver(typedOr(draftOf(status), 'handOver', { carrier: card.carrier, track: card.track_number ?? '' }))
  }

  async function change({ status, ...input }: StatusChange<SubOrderStatus> & { id: number; version: number }) {
    try {
      if (takesPieces(card, status))
        return await client.api.subOrders.statusChange({ ...input, ...goingOf(card, status, pieces) })
      const version = status === 'in_delivery' ? await saveHandOver(card, handOver) : input.version
      return await client.api.subOrders.statusChange({ ...input, status, version })
    } catch (error) {
      if (isApiError(error, 'stale')) reloadSubOrder(card)
      throw error
    }
  }

  return (
    <StatusMenu
      of="subOrders"
      permission="order.statusChange"
      statuses={statusesFrom(card.status)}
      record={{ ...card, available_statuses: offered }}
      name={card.number}
      next={stepVariant === 'none' ? undefined : usualMove(card)}
      stepVariant={stepVariant === 'none' ? undefined : stepVariant}
      change={change}
      onDialogOpen={resetFields}
      details={(status, errors) => {
        if (takesPieces(card, status))
          return (
            <PiecesFields
              card={card}
              orderTotal={orderTotal}
              pieces={pieces}
              onChange={(next) => {
                setPieces(next)
                keepTyped(draftOf(status), 'pieces', next)
              }}
              error={errors?.['items']?.[0]}
            />
          )
        if (status === 'cancelled' || status === 'returned')
          return <Refund card={card} total={status === 'returned' && card.delivered_at ? card.delivery_kopecks : 0} />
        if (status === 'in_delivery')
          return (
            <HandOverFields
              {...handOver}
              onChange={(next) => {
                setHandOver(next)
                keepTyped(draftOf(status), 'handOver', next)
              }}
              error={errors?.['track_number']?.[0]}
            />
          )
        return null
      }}
      isIncomplete={(status) => takesPieces(card, status) && !areWholePieces(card.items, pieces)}
      onChanged={keepSubOrder}
      changedText={(changed) => (changed.status === card.status ? m.orders_pieces_gone() : undefined)}
      undoOf={(status) => (isReversible(card.status, status) ? card.status : undefined)}
      isBrief
      {...step}
      reasonFilter={{ order_status: card.status }}
    />
  )
}

/** Whether some pieces may be cancelled or returned while others stay. */
function takesPieces({ status: from }: Schemas['SubOrderCard'], to: SubOrderStatus) {
  if (to === 'cancelled') return isBeforeShipping(from)
  return to === 'returned' && (from === 'delivered' || from === 'partially_returned')
}

function goingOf({ items }: Schemas['SubOrderCard'], status: SubOrderStatus, pieces: Pieces) {
  if (areAll(items, pieces)) return { status }
  return {
    status: status === 'returned' ? ('partially_returned' as const) : status,
    items: items.flatMap(({ id }) => {
      const quantity = pieces[id]
      return typeof quantity === 'number' && quantity > 0 ? [{ id, quantity }] : []
    }),
  }
}

/** Saves the carrier first: the server hands over only sub-orders with one. */
async function saveHandOver(card: Schemas['SubOrderCard'], { carrier, track }: HandOver) {
  const track_number = track.trim() || null
  if (carrier === card.carrier && track_number === card.track_number) return card.version
  const saved = await client.api.subOrders.update({ id: card.id, version: card.version, carrier, track_number })
  keepSubOrder(saved)
  return saved.version
}
