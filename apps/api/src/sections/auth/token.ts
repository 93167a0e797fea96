import { createHmac, hash, randomBytes } from 'node:crypto'

export function newToken(): string {
  return tokenOf(randomBytes(32))
}

/** Every holder of the old token derives the same successor; the database alone is not enough to derive it. */
export function successorOf(token: string, key: Buffer): string {
  return tokenOf(createHmac('sha256', key).update(token).digest())
}

export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

function tokenOf(bytes: Buffer): string {
  return `ab_${bytes.toString('base64url')}`
}
