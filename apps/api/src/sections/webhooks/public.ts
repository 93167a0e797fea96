export { createDeliveries } from './deliver.ts'
export { pauseWebhooks } from './pause.ts'
export { isAllowed } from './address.ts'
export { RefusedAddress, requestGuarded, wordsOf } from './request-guarded.ts'
