export { commissionOf, resolveMany } from './resolve.ts'
