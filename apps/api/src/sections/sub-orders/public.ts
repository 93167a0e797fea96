export { subOrderCards } from './cards.ts'
export { historyOf } from './history.ts'
export { BEFORE_SHIPPING, type SubOrderStatus, isBeforeShipping, isFinal, subOrderStatuses } from './statuses.ts'
