import type { Database } from '#db/database.ts'
import { paymentSystem } from './schema.ts'

type Row = typeof paymentSystem.$inferInsert

const DEMO: Pick<Row, 'code' | 'name' | 'type' | 'fee_bp'>[] = [
  { code: 'card', name: 'Банковская карта на сайте', type: 'card_online', fee_bp: 220 },
  { code: 'sbp', name: 'Система быстрых платежей', type: 'sbp', fee_bp: 70 },
  { code: 'card-courier', name: 'Картой при получении', type: 'card_on_delivery', fee_bp: 250 },
  { code: 'cash-courier', name: 'Наличными при получении', type: 'cash_on_delivery', fee_bp: 150 },
  { code: 'invoice', name: 'Счёт для организации', type: 'invoice', fee_bp: 0 },
  { code: 'installments', name: 'Рассрочка на 4 месяца', type: 'installments', fee_bp: 550 },
]

export async function seedPaymentSystems(tx: Database): Promise<void> {
  await tx.insert(paymentSystem).values(DEMO.map((row, index) => ({ ...row, position: index + 1 })))
}
