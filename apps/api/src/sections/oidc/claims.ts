import type { Provider } from '#text/addresses/sign-in-providers.ts'
import { oneLine } from '#text/one-line.ts'
import { normalizeEmail } from '#text/addresses/email.ts'
import { Refused } from './refusals.ts'

export type Claims = Readonly<Record<string, unknown>>

export interface Person {
  issuer: string
  subject: string
  email: string
  firstName: string
  lastName: string
  groups: string[]
  /** The session at the provider. */
  providerSession: string | undefined
  /** Whether the provider has asked for a second factor itself. */
  hasSecondFactor: boolean
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/

/** The person of a provider's answer, if the provider vouches for an address that is let in. */
export function personOf(provider: Provider, subject: string, claims: Claims): Person {
  const sent = textOf(claims['email'])
  if (!EMAIL.test(sent)) throw new Refused('email')
  const email = normalizeEmail(sent)
  if (!provider.trustsEmail && claims['email_verified'] !== true) throw new Refused('unverified')
  if (provider.domains.length > 0 && !provider.domains.some((domain) => isAt(email, domain)))
    throw new Refused('domain')
  const proofs = [...textsOf(claims['amr']), textOf(claims['acr'])]
  return {
    issuer: provider.issuer,
    subject,
    email,
    ...nameOf(claims, email),
    groups: textsOf(claims[provider.groupsClaim]),
    providerSession: textOf(claims['sid']) || undefined,
    hasSecondFactor: proofs.some((proof) => provider.mfa.includes(proof)),
  }
}

/** An account needs both names; the address stands in for those that the provider does not know. */
function nameOf(claims: Claims, email: string) {
  const [first = '', ...rest] = nameIn(claims['name']).split(' ')
  const local = email.slice(0, email.indexOf('@')).slice(0, 60)
  return {
    firstName: nameIn(claims['given_name']) || first || local,
    lastName: nameIn(claims['family_name']) || rest.join(' ') || local,
  }
}

const isAt = (email: string, domain: string) => email.slice(email.indexOf('@')) === normalizeEmail(`@${domain}`)
const nameIn = (value: unknown) => oneLine(textOf(value)).slice(0, 60)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [textOf(value)].filter(Boolean)
