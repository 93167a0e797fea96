export { carriers, deliveryTypes } from './labels.ts'
