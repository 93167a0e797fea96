export { revokeAllKeys, revokeKeysOf } from './revoke-keys.ts'
