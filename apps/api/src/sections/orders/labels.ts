import type { Schemas } from '@admin-panel/sdk'
import type { OrderStatus, PaymentStatus } from './schema.ts'

export const orderStatuses: Record<OrderStatus, string> = {
  new: 'Новый',
  awaiting_payment: 'Ждёт оплаты',
  processing: 'В обработке',
  in_delivery: 'В доставке',
  dispute: 'Спор',
  partially_completed: 'Частично выполнен',
  completed: 'Выполнен',
  cancelled: 'Отменён',
  returned: 'Возвращён',
}

export const paymentStatuses: Record<PaymentStatus, string> = {
  pending: 'Ожидается',
  authorized: 'Захолдирован',
  paid: 'Оплачен',
  partially_refunded: 'Частично возвращён',
  refunded: 'Возвращён',
  failed: 'Ошибка',
  cancelled: 'Отменён',
}

export const orderSources: Record<Schemas['OrderSource'], string> = {
  site: 'Сайт',
  app: 'Приложение',
  manual: 'Вручную',
}
