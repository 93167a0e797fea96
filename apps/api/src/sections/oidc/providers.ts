import { createRemoteJWKSet } from 'jose'
import * as client from 'openid-client'
import type { Provider } from '#text/addresses/sign-in-providers.ts'

const SECONDS = 5
const DAY = 24 * 60 * 60_000

type Keys = ReturnType<typeof createRemoteJWKSet>

interface Known {
  config: client.Configuration
  keys: Keys
}

const known = new Map<string, { at: number; found: Promise<Known> }>()

/**
 * What a provider says of itself, asked for when somebody needs it: a provider that is down stops neither the start of the
 * server nor other ways to sign in. A failure is not kept.
 */
export function discover(provider: Provider): Promise<Known> {
  const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret])
  const kept = known.get(key)
  if (kept && performance.now() - kept.at < DAY) return kept.found
  const found = ask(provider)
  known.set(key, { at: performance.now(), found })
  found.catch(() => known.delete(key))
  return found
}

async function ask({ issuer, clientId, clientSecret }: Provider): Promise<Known> {
  const config = await client.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    clientSecret ? client.ClientSecretBasic(clientSecret) : client.None(),
    {
      timeout: SECONDS,
      // The signature of an ID token is checked though it comes by the provider's own connection.
      execute: [
        client.enableNonRepudiationChecks,
        ...(new URL(issuer).protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  )
  const { jwks_uri } = config.serverMetadata()
  if (!jwks_uri) throw new Error(`${issuer} has no keys`)
  return { config, keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: SECONDS * 1000 }) }
}
