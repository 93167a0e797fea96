export { maskedPhone, mayReachBuyer } from './contact.ts'
export { refreshOrder, lockOrderOf } from './keep-order.ts'
export { subOrderMatches } from './search.ts'
