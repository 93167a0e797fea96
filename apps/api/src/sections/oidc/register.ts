import { errors, jwtVerify } from 'jose'
import type { FastifyInstance } from 'fastify'
import type { Provider } from '#text/addresses/sign-in-providers.ts'
import type { Env } from '#env.ts'
import type { Database } from '#db/database.ts'
import { isStorable } from '#contract/survey.ts'
import { malformed, notFound } from '#errors.ts'
import { inTransaction } from '#query/transaction.ts'
import { isRecord } from '#text/is-record.ts'
import { endSessionsOfLogout, type Logout } from './logouts.ts'
import { discover } from './providers.ts'
import { notAnswering } from './refusals.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const SIGNED_WITHIN = '10 minutes'
const CLOCKS_DIFFER = 60

/**
 * Takes the sign-outs that providers report (OpenID Connect Back-Channel Logout): their calls are those of the protocol, not
 * of the contract. Each provider has an address of its own.
 */
export async function registerBackChannelLogout(app: FastifyInstance, env: Env, db: Database) {
  if (env.oidc.providers.length === 0) return
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 50_000 },
      (_, body, done) => done(null, new URLSearchParams(body.toString())),
    )
    scope.route<{ Params: { provider: string } }>({
      method: 'POST',
      url: '/api/user/admin/auth/oidc/:provider/logout',
      config: { operation: 'oidc.logout' },
      async handler({ params, body, caller }, reply) {
        const provider = env.oidc.providers.find(({ id }) => id === params.provider)
        if (!provider) throw notFound()
        const token = body instanceof URLSearchParams ? (body.get('logout_token') ?? '') : ''
        const logout = await readLogout(provider, token)
        const isFirst = logout && (await inTransaction(db, (tx) => endSessionsOfLogout(tx, caller, logout)))
        if (!isFirst) throw malformed()
        return reply.code(200).send()
      },
    })
  })
}

/** What a sign-out is about; undefined for a token that this provider has not made for this purpose just now. */
async function readLogout(provider: Provider, token: string): Promise<Logout | undefined> {
  const { config, keys } = await discover(provider).catch((error: unknown) => {
    throw notAnswering(error)
  })
  const payload = await jwtVerify(token, keys, {
    issuer: config.serverMetadata().issuer,
    audience: provider.clientId,
    // Keys that both sides know, or none, would let others sign.
    algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
    maxTokenAge: SIGNED_WITHIN,
    clockTolerance: CLOCKS_DIFFER,
  }).then(
    (verified) => verified.payload,
    (error: unknown) => {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw notAnswering(error)
      return undefined
    },
  )
  const { jti, sub, sid, events, nonce } = payload ?? {}
  if (!jti || nonce !== undefined || !isRecord(events) || !isRecord(events[EVENT])) return undefined
  const providerSession = typeof sid === 'string' ? sid : undefined
  if ((sub === undefined && providerSession === undefined) || !isStorable(payload)) return undefined
  return { issuer: provider.issuer, id: jti, subject: sub, providerSession }
}
