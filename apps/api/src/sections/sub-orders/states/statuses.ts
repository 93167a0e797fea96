import { inArray, type PgColumn, type SQL } from '#db/drizzle.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { stateMachine } from '#records/state-machine.ts'
import type { SubOrderStatus } from '#sections/sub-orders/schema.ts'

export type { SubOrderStatus } from '#sections/sub-orders/schema.ts'

export const BEFORE_SHIPPING = ['awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship'] as const
const RESERVED = new Set<SubOrderStatus>(['confirmed', 'assembling', 'ready_to_ship'])
export const FINAL = ['delivered', 'partially_returned', 'returned', 'cancelled'] as const

export function isBeforeShipping(status: SubOrderStatus): boolean {
  return BEFORE_SHIPPING.some((early) => early === status)
}

/** In these statuses the pieces are reserved in the stock. */
export function isReserved(status: SubOrderStatus): boolean {
  return RESERVED.has(status)
}

/** No further step is expected, although a delivered sub-order may still be returned. */
export function isFinal(status: SubOrderStatus): boolean {
  return FINAL.some((final) => final === status)
}

/** `isFinal` in SQL. */
export function finalInSql(status: PgColumn): SQL {
  return inArray(status, [...FINAL])
}

/** Sellers move a sub-order up to the handover; staff enter what the carrier reports afterwards. */
export const subOrderStatuses = stateMachine<SubOrderStatus>(enumWords.SubOrderStatus, [
  {
    from: ['awaiting_payment'],
    to: 'new',
    who: ['staff'],
    action: 'Оплата получена',
    when: 'само собой, когда записанные оплаты покрывают сумму',
  },
  {
    from: ['new'],
    to: 'confirmed',
    who: ['seller', 'staff'],
    action: 'Подтвердить',
    when: 'на точке отгрузки хватает остатка: он резервируется, комиссия фиксируется',
  },
  {
    from: ['confirmed'],
    to: 'new',
    who: ['seller', 'staff'],
    action: 'Вернуть в новые',
    when: 'шаг назад: резерв снимается, комиссия снова неизвестна',
  },
  { from: ['confirmed'], to: 'assembling', who: ['seller', 'staff'], action: 'Начать сборку' },
  {
    from: ['assembling'],
    to: 'confirmed',
    who: ['seller', 'staff'],
    action: 'Вернуть к подтверждённым',
    when: 'шаг назад',
  },
  { from: ['assembling'], to: 'ready_to_ship', who: ['seller', 'staff'], action: 'Собран' },
  {
    from: ['ready_to_ship'],
    to: 'assembling',
    who: ['seller', 'staff'],
    action: 'Вернуть в сборку',
    when: 'шаг назад',
  },
  {
    from: ['ready_to_ship'],
    to: 'in_delivery',
    who: ['seller', 'staff'],
    action: 'Передать в доставку',
    when: 'указан трек-номер или везёт свой курьер; резерв списывается',
  },
  { from: ['in_delivery'], to: 'at_pickup', who: ['staff'], when: 'доставка в пункт выдачи' },
  { from: ['in_delivery', 'at_pickup', 'dispute'], to: 'delivered', who: ['staff'] },
  {
    from: ['in_delivery', 'at_pickup'],
    to: 'not_delivered',
    who: ['staff'],
    reason: 'order_cancel',
    when: 'само собой, когда истёк срок хранения в пункте выдачи',
  },
  {
    from: ['in_delivery', 'at_pickup', 'delivered'],
    to: 'dispute',
    who: ['staff'],
    action: 'Открыть спор',
    when: 'после выдачи — пока не истёк срок возврата',
  },
  {
    from: ['delivered', 'partially_returned'],
    to: 'partially_returned',
    who: ['staff'],
    action: 'Вернуть часть',
    reason: 'order_return',
    requiresReason: true,
    when: 'названо, сколько чего возвращают, и срок возврата не истёк',
  },
  {
    from: ['delivered', 'partially_returned'],
    to: 'returned',
    who: ['staff'],
    action: 'Вернуть',
    reason: 'order_return',
    requiresReason: true,
    when: 'срок возврата не истёк',
  },
  { from: ['not_delivered', 'dispute'], to: 'returning', who: ['staff'] },
  { from: ['returning'], to: 'returned', who: ['staff'] },
  {
    from: ['awaiting_payment', 'new', 'confirmed', 'assembling'],
    to: 'cancelled',
    who: ['seller', 'staff'],
    action: 'Отменить',
    reason: 'order_cancel',
    requiresReason: true,
    when: 'само собой, когда не оплачен вовремя; резерв освобождается',
  },
  {
    from: ['ready_to_ship', 'dispute'],
    to: 'cancelled',
    who: ['staff'],
    action: 'Отменить',
    reason: 'order_cancel',
    requiresReason: true,
  },
])
