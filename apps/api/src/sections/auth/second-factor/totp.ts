import { createHmac, randomBytes } from 'node:crypto'
import { generateURI, verifySync } from 'otplib'

const STEP = 30
/** Codes from further away are recognised, so that a wrong clock is named. */
const RECOGNISED = 4 * STEP
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newSalt = () => randomBytes(32)

/** The secret is derived, so that neither the database nor its back-up holds it. */
export function secretOf(key: string, salt: Buffer): string {
  return base32(createHmac('sha256', key).update('totp:').update(salt).digest().subarray(0, 20))
}

export function uriOf(secret: string, email: string, issuer: string): string {
  return generateURI({ issuer, label: email, secret })
}

interface Verdict {
  step: number
  /** Its time is more than one step away: the clock of the telephone is wrong. */
  isAway: boolean
}

/** The step that a code of six digits belongs to; undefined if the secret does not make it about now. */
export function stepOf(secret: string, code: string, at: Date): Verdict | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(at.getTime() / 1000),
    epochTolerance: RECOGNISED,
  })
  if (!result.valid || !('timeStep' in result)) return undefined
  return { step: result.timeStep, isAway: Math.abs(result.delta) > 1 }
}

/** In how many seconds an application with the right time shows a code of a later step. */
export function secondsUntilAfter(step: number, at: Date): number {
  return (step + 1) * STEP - Math.floor(at.getTime() / 1000)
}

/** Encodes bytes whose bits are a multiple of five. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five, 2))).join('')
}
