import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { auditKey } from '#sections/audit-log/public.ts'
import { hashOf } from '#sections/auth/public.ts'
import { type passkey, spentChallenge } from '#sections/auth/schema.ts'

const LIFE = 5 * 60_000
const NONCE = 24
const TIME = 6
/** A credential with a certificate of its maker has about 5,000 characters. */
const LONGEST = 20_000
/** EdDSA, ES256 and RS256: every device knows one of them. */
const ALGORITHMS = [-8, -7, -257]

// Loaded with the first passkey: its parsers of certificates are heavy.
const library = () => import('@simplewebauthn/server')

/** The purpose of a challenge, so that a signature for one purpose cannot serve another. */
type Purpose = 'prove' | `add:${number}`

interface Asked {
  purpose: Purpose
  at: Date
  env: Env
}

/** The challenge proves itself, so that asking for one stores nothing. */
function newChallenge({ purpose, at, env }: Asked): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(TIME)
  expiry.writeUIntBE(at.getTime() + LIFE, 0, TIME)
  const head = Buffer.concat([expiry, randomBytes(NONCE)])
  return new Uint8Array([...head, ...sealOf(head, purpose, env)])
}

function isOwn(challenge: string, { purpose, at, env }: Asked): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const head = bytes.subarray(0, TIME + NONCE)
  const seal = sealOf(head, purpose, env)
  if (bytes.length !== head.length + seal.length) return false
  return timingSafeEqual(bytes.subarray(head.length), seal) && head.readUIntBE(0, TIME) > at.getTime()
}

function sealOf(head: Uint8Array, purpose: Purpose, env: Env): Buffer {
  return createHmac('sha256', auditKey(env)).update(`passkey:${purpose}:`).update(head).digest()
}

/** Whether this call is the first with the challenge of the credential. */
export async function spendChallenge(tx: Database, credential: object, at: Date): Promise<boolean> {
  const expires_at = new Date(at.getTime() + LIFE).toISOString()
  const hash = hashOf(challengeIn(credential))
  const spent = await tx.insert(spentChallenge).values({ hash, expires_at }).onConflictDoNothing().returning()
  return spent.length > 0
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library checks it, field by field.
const asSigned = (credential: object) => credential as AuthenticationResponseJSON

function challengeIn(credential: object): string {
  const { response } = asSigned(credential)
  const data: { challenge: string } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
  return data.challenge
}

/** A passkey belongs to the name of the panel's address. */
const relyingParty = ({ publicUrl }: Env) => new URL(publicUrl)

export async function optionsToAdd(
  asked: Asked,
  account: { id: number; email: string; label: string },
  known: Pick<typeof passkey.$inferSelect, 'credential_id' | 'transports'>[],
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: relyingParty(asked.env).host,
    rpID: relyingParty(asked.env).hostname,
    userID: new TextEncoder().encode(String(account.id)),
    userName: account.email,
    userDisplayName: account.label,
    challenge: newChallenge(asked),
    timeout: LIFE,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

export async function optionsToProve(asked: Asked): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(asked.env).hostname,
    challenge: newChallenge(asked),
    timeout: LIFE,
    userVerification: 'required',
  })
  return { ...options }
}

/** The passkey that a credential adds; undefined if it does not hold. */
export async function readNew(asked: Asked, credential: object) {
  const { verifyRegistrationResponse } = await library()
  const result = await trying(credential, () =>
    verifyRegistrationResponse({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library checks it, field by field.
      response: credential as RegistrationResponseJSON,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expected(asked),
    }),
  )
  if (!result?.verified) return undefined
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports }
}

/** The counter that a signature of a passkey raises; undefined if the signature does not hold. */
export async function readCounter(
  asked: Asked,
  credential: object,
  known: typeof passkey.$inferSelect,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { credential_id: id, public_key, counter } = known
  const result = await trying(credential, () =>
    verifyAuthenticationResponse({
      response: asSigned(credential),
      credential: { id, publicKey: new Uint8Array(public_key), counter },
      ...expected(asked),
    }),
  )
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}

function expected(asked: Asked) {
  return {
    expectedChallenge: (challenge: string) => isOwn(challenge, asked),
    expectedOrigin: relyingParty(asked.env).origin,
    expectedRPID: relyingParty(asked.env).hostname,
    requireUserVerification: true,
  }
}

/** The library throws for every credential that does not hold, and for one that is no credential at all. */
async function trying<Result>(credential: object, verify: () => Promise<Result>): Promise<Result | undefined> {
  if (JSON.stringify(credential).length > LONGEST) return undefined
  return verify().catch(() => undefined)
}
