import * as client from 'openid-client'
import type { Env } from '#env.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { PROOF_LIFE } from '#contract/proofs.ts'
import { audit } from '#db/audit.ts'
import { invalid, Refusal, tooMany } from '#errors.ts'
import { inTransaction } from '#query/transaction.ts'
import {
  completeSignIn,
  countAttempts,
  hashOf,
  newToken,
  nextStep,
  prepareSignIn,
  refundAttempts,
} from '#sections/auth/public.ts'
import { validation } from '#text/language/say.ts'
import { SIGN_IN_PAGE } from '#text/panel-link.ts'
import { personLabel } from '#text/person-label.ts'
import { accountOf, knownAddressOf } from './accounts.ts'
import { claimAttempt, findAttempt } from './attempts.ts'
import { personOf } from './claims.ts'
import { exchange } from './exchange.ts'
import { hasEnded } from './logouts.ts'
import { discover } from './providers.ts'
import { notAnswering, Refused } from './refusals.ts'
import { oidcAttempt } from './schema.ts'

const MINUTE = 60_000

export const oidc = {
  'oidc.start': { handle: start, transaction: false },
  'oidc.finish': { handle: finish, transaction: false },
} satisfies Section<'oidc'>

const limitsOf = (ip: string, { limits }: Env) =>
  ['start', 'finish'].map((step) => ({
    key: `oidc-${step}:${ip}`,
    limit: limits.signInAddress,
    window: 15 * MINUTE,
  }))

const redirectUri = ({ publicUrl }: Env) => publicUrl + SIGN_IN_PAGE

async function start({ body, db, caller, env }: Call<'oidc.start'>) {
  const wait = await countAttempts(db, limitsOf(caller.ip, env).slice(0, 1), caller.at)
  if (wait > 0) throw tooMany(wait)
  const provider = env.oidc.providers.find(({ id }) => id === body.provider)
  if (!provider) throw invalid({ provider: [validation().enum('Провайдер')] })
  const { config } = await discover(provider).catch((error: unknown) => {
    throw notAnswering(error)
  })
  const verifier = client.randomPKCECodeVerifier()
  const state = client.randomState()
  const nonce = client.randomNonce()
  const secret = newToken()
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(env),
    scope: provider.scope,
    // A recent sign-in at the provider is a proof of identity; its answer says when that was.
    max_age: String(PROOF_LIFE / 1000),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  await db.insert(oidcAttempt).values({
    state: hashOf(state),
    secret: hashOf(secret),
    issuer: provider.issuer,
    nonce,
    verifier,
    started_at: caller.at.toISOString(),
  })
  return { url: url.href, secret }
}

async function finish(call: Call<'oidc.finish'>) {
  const { db, caller, env } = call
  const limits = limitsOf(caller.ip, env)
  const wait = await countAttempts(db, limits.slice(1), caller.at)
  if (wait > 0) throw tooMany(wait)
  try {
    const result = await signIn(call)
    await refundAttempts(db, limits)
    if (result instanceof Refusal) throw result
    return result
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { account, message } = error
    await audit(db, caller, {
      event: 'sign_in_failed',
      entity: 'user',
      entity_id: account?.id ?? null,
      entity_label: account?.label ?? error.email ?? null,
      comment: message,
    })
    throw new Refusal('invalid', message, { cause: error.cause })
  }
}

async function signIn({ body, db, caller, token, env }: Call<'oidc.finish'>) {
  const query = new URLSearchParams(body.answer)
  const state = query.get('state') ?? ''
  const attempt = await findAttempt(db, { state, secret: body.secret }, caller.at)
  const provider = env.oidc.providers.find(({ issuer }) => issuer === attempt?.issuer)
  if (!attempt || !provider) throw new Refused('state')
  const { config } = await discover(provider).catch((error: unknown) => {
    throw notAnswering(error)
  })
  if (!(await claimAttempt(db, attempt.state, caller.at))) throw new Refused('used')
  const address = new URL(`${redirectUri(env)}?${query.toString()}`)
  const { subject, claims, provedAgo } = await exchange(config, { ...attempt, address, state })
  const person = personOf(provider, subject, claims)
  await prepareSignIn(db, caller.at, await knownAddressOf(db, person))
  return inTransaction(db, async (tx) => {
    const account = await accountOf(tx, { provider, person, caller })
    if (await hasEnded(tx, person, attempt.started_at))
      throw new Refused('ended', { id: account.id, label: personLabel(account) })
    const provedAt = provedAgo === undefined ? null : new Date(caller.at.getTime() - provedAgo * 1000)
    const origin = { issuer: person.issuer, provider_session: person.providerSession ?? null }
    return (
      (person.hasSecondFactor ? undefined : await nextStep(tx, account.id, caller.at, origin)) ??
      completeSignIn(tx, account, { caller, token, provedBy: 'provider', provedAt, origin, comment: provider.name })
    )
  }).catch((error: unknown) => {
    if (error instanceof Refused) error.email = person.email
    throw error
  })
}
