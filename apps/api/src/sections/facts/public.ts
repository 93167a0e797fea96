export { orderOfFact } from './find-order.ts'
export {
  type Applied,
  defineFact,
  handedOverKey,
  numberKey,
  orderKey,
  paidKey,
  parcelKey,
  RefusedUntil,
  Waits,
} from './kinds.ts'
export { receive } from './receive.ts'
export { applyWaitingFacts } from './retry.ts'
export { PERSONAL_FIELDS } from './personal.ts'
