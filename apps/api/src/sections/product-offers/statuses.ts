import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { stateMachine } from '#records/state-machine.ts'

export type OfferStatus = Schemas['OfferStatus']

export const offerStatuses = stateMachine<OfferStatus>(enumWords.OfferStatus, [
  { from: ['draft', 'disabled'], to: 'active', who: ['seller', 'staff'], action: 'Выставить на продажу' },
  { from: ['active'], to: 'disabled', who: ['seller', 'staff'], action: 'Снять с продажи' },
  {
    from: ['active', 'disabled'],
    to: 'blocked',
    who: ['staff'],
    action: 'Заблокировать',
    reason: 'product_block',
    requiresReason: true,
  },
  { from: ['blocked'], to: 'disabled', who: ['staff'], action: 'Разблокировать' },
  {
    from: ['draft', 'disabled'],
    to: 'archived',
    who: ['seller', 'staff'],
    action: 'В архив',
    when: 'под заказы ничего не отложено',
  },
  { from: ['blocked'], to: 'archived', who: ['staff'], action: 'В архив', when: 'под заказы ничего не отложено' },
  { from: ['active'], to: 'archived', who: [], when: 'продавец отключён' },
  { from: ['archived'], to: 'draft', who: ['seller', 'staff'], action: 'Вернуть в черновики' },
])

/** Staff release a quarantined price by setting the same status again with a comment. */
export const PRICE_CONFIRMATION = {
  status: 'active' as const,
  label: 'Подтвердить цену',
  requires_reason: false,
  requires_comment: true,
  reason_operation: null,
}
