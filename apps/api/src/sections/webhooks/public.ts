export { createDeliveries } from './deliver.ts'
export { pauseWebhooks } from './pause.ts'
