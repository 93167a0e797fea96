import * as client from 'openid-client'
import { isStorable } from '#contract/survey.ts'
import type { Claims } from './claims.ts'
import { failureOf, Refused } from './refusals.ts'

/** Clocks may differ by so many seconds. */
const CLOCKS_DIFFER = 60
const SUBJECT_AT_MOST = 255

interface Answer {
  address: URL
  state: string
  nonce: string
  verifier: string
}

interface Exchanged {
  subject: string
  claims: Claims
  /** How many seconds ago the person has proved to the provider who they are; undefined if it does not say. */
  provedAgo: number | undefined
}

/** Exchanges the code of an answer for what the provider says of the person, or says why it cannot be believed. */
export async function exchange(
  config: client.Configuration,
  { address, state, nonce, verifier }: Answer,
): Promise<Exchanged> {
  try {
    const tokens = await client.authorizationCodeGrant(config, address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    const idToken = tokens.claims()
    if (!idToken) throw new Error('An answer without an ID token')
    // Some providers keep the address and the groups out of the ID token.
    const more = config.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(config, tokens.access_token, idToken.sub)
      : {}
    const claims = { ...more, ...idToken, ...addressOf(idToken, more) }
    if (idToken.iat > Date.now() / 1000 + CLOCKS_DIFFER) throw new Refused('clock')
    if (idToken.sub.length > SUBJECT_AT_MOST || !isStorable(claims)) throw new Refused('claims')
    const { auth_time } = idToken
    return { subject: idToken.sub, claims, provedAgo: auth_time && Math.max(0, idToken.iat - auth_time) }
  } catch (error) {
    throw error instanceof Refused ? error : failureOf(error)
  }
}

/** An address and its verification are one statement: those of the ID token, or else those of the userinfo. */
function addressOf(idToken: Claims, more: Claims): Claims {
  const { email, email_verified } = idToken['email'] === undefined ? more : idToken
  return { email, email_verified }
}
