import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { stateMachine } from '#records/state-machine.ts'

export type StorePointStatus = Schemas['StorePointStatus']

export const storePointStatuses = stateMachine<StorePointStatus>(enumWords.StorePointStatus, [
  {
    from: ['draft'],
    to: 'active',
    who: ['staff'],
    action: 'Открыть',
    when: 'точку продавца открывает одобрение заявки',
  },
  {
    from: ['active'],
    to: 'paused',
    who: ['staff', 'seller'],
    action: 'Поставить на паузу',
    reason: 'store_point_pause',
    requiresReason: true,
  },
  {
    from: ['paused'],
    to: 'active',
    who: ['staff', 'seller'],
    action: 'Возобновить',
    when: 'по наступлении срока возобновляется сама',
  },
  {
    from: ['active', 'paused'],
    to: 'closed',
    who: ['staff', 'seller'],
    action: 'Закрыть',
    reason: 'store_point_close',
    requiresReason: true,
    when: 'нет невыданных заказов',
  },
  { from: ['active', 'paused'], to: 'blocked', who: ['staff'], action: 'Заблокировать' },
  { from: ['blocked'], to: 'paused', who: ['staff'], action: 'Разблокировать' },
  { from: ['closed'], to: 'draft', who: ['staff', 'seller'], action: 'Вернуть в черновики' },
])
