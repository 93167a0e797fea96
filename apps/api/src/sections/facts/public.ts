export { orderOfFact } from './find-order.ts'
export { type Applied, defineFact, orderKey, parcelKey, Waits } from './kinds.ts'
export { receive } from './receive.ts'
export { applyWaitingFacts } from './retry.ts'
