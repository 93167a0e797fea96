export { maskedPhone, mayReachBuyer } from './contact.ts'
export { keepOrder, lockOrderOf } from './keep-order.ts'
export { orderSources, orderStatuses, paymentStatuses } from './labels.ts'
export { foundSubOrders, withName } from './search.ts'
