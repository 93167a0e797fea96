import { createHmac, randomBytes } from 'node:crypto'

export const newSalt = () => randomBytes(32)

/** The secret is derived, so that neither the database nor its back-up holds it. */
function bytesOf(key: string, salt: Buffer): Buffer {
  return createHmac('sha256', key).update('webhook:').update(salt).digest()
}

/** The secret as its receiver stores it. */
export function secretOf(key: string, salt: Buffer): string {
  return `whsec_${bytesOf(key, salt).toString('base64')}`
}

interface Signed {
  id: string
  timestamp: number
  body: string
}

/** The header `webhook-signature` of Standard Webhooks: one signature for each valid secret. */
export function signatureOf(key: string, salts: Buffer[], { id, timestamp, body }: Signed): string {
  const sign = (salt: Buffer) =>
    createHmac('sha256', bytesOf(key, salt)).update(`${id}.${timestamp}.${body}`).digest('base64')
  return salts.map((salt) => `v1,${sign(salt)}`).join(' ')
}
