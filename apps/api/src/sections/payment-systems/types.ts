import type { Schemas } from '@admin-panel/sdk'

export const paymentSystemTypes: Record<Schemas['PaymentSystemType'], string> = {
  card_online: 'Картой на сайте',
  sbp: 'СБП',
  card_on_delivery: 'Картой при получении',
  cash_on_delivery: 'Наличными при получении',
  invoice: 'По счёту',
  installments: 'В рассрочку',
}
