export { subOrderCards } from './cards.ts'
export { cancelRateOf } from './company-counters.ts'
export { historyOf } from './history.ts'
export {
  BEFORE_SHIPPING,
  FINAL,
  type SubOrderStatus,
  finalInSql,
  isBeforeShipping,
  isFinal,
  subOrderStatuses,
} from './statuses.ts'
