import type { Schemas } from '@admin-panel/sdk'

export const entityLabels: Record<Schemas['ModeratedEntity'], string> = {
  product: 'Товар',
  company: 'Продавец',
  'store-point': 'Точка',
  'bank-detail': 'Реквизиты',
}

export const kindLabels: Record<Schemas['ModerationKind'], string> = { create: 'Создание', update: 'Изменение' }

export const priorityLabels: Record<Schemas['ModerationPriority'], string> = {
  low: 'Низкий',
  normal: 'Обычный',
  high: 'Высокий',
}
