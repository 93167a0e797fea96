import * as client from 'openid-client'
import type { Claims } from './claims.ts'
import { failureOf } from './refusals.ts'

interface Answer {
  address: URL
  state: string
  nonce: string
  verifier: string
}

/** Exchanges the code of an answer for what the provider says of the person, or says why it cannot be believed. */
export async function exchange(
  config: client.Configuration,
  { address, state, nonce, verifier }: Answer,
): Promise<{ subject: string; claims: Claims }> {
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
    return { subject: idToken.sub, claims: { ...more, ...idToken } }
  } catch (error) {
    throw failureOf(error)
  }
}
