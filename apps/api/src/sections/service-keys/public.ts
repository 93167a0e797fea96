export { revokeKeysOf } from './routes.ts'
