export { maskedPhone, mayReachBuyer } from './contact.ts'
export { keepOrder, lockOrderOf } from './keep-order.ts'
export { foundSubOrders } from './search.ts'
