export { subOrderCards } from './cards.ts'
export { cancelRateOf } from './company-counters.ts'
export { historyOf } from './history.ts'
export { maskedEmail, maskedPhone, mayReachBuyer } from './states/contact.ts'
export { derivedPayment } from './states/derive-payment.ts'
export { derivedStatus, deriveStatus } from './states/derive-status.ts'
export { orderMatches, withName } from './search.ts'
export {
  BEFORE_SHIPPING,
  type SubOrderStatus,
  finalInSql,
  isBeforeShipping,
  isFinal,
  subOrderStatuses,
} from './states/statuses.ts'
