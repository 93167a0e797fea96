export { paymentSystemTypes } from './types.ts'
