import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { stateMachine } from '#records/state-machine.ts'

export type ProductStatus = Schemas['ProductStatus']

export const productStatuses = stateMachine<ProductStatus>(enumWords.ProductStatus, [
  {
    from: ['draft', 'rejected'],
    to: 'on_moderation',
    who: ['seller', 'staff'],
    action: 'Отправить на модерацию',
    when: 'заполнены обязательные характеристики и есть хотя бы одно фото; открывается заявка',
  },
  {
    from: ['on_moderation'],
    to: 'active',
    who: ['administrator'],
    requiresComment: true,
    when: 'обычно по решению в заявке; администратор может и без него',
  },
  {
    from: ['on_moderation'],
    to: 'rejected',
    who: ['administrator'],
    reason: 'product_reject',
    requiresReason: true,
    requiresComment: true,
    when: 'обычно по решению в заявке; администратор может и без него',
  },
  {
    from: ['on_moderation'],
    to: 'draft',
    who: ['seller', 'staff'],
    action: 'Отозвать с модерации',
    when: 'заявка отзывается',
  },
  {
    from: ['disabled'],
    to: 'active',
    who: ['seller', 'staff'],
    action: 'Показать',
    when: 'категория и всё над ней включено',
  },
  { from: ['active'], to: 'disabled', who: ['seller', 'staff'], action: 'Скрыть' },
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
    from: ['draft', 'rejected', 'disabled'],
    to: 'archived',
    who: ['seller', 'staff'],
    action: 'В архив',
    when: 'нет незавершённых заказов',
  },
  { from: ['blocked'], to: 'archived', who: ['staff'], action: 'В архив', when: 'нет незавершённых заказов' },
  { from: ['archived'], to: 'draft', who: ['seller', 'staff'], action: 'Вернуть в черновики' },
])
