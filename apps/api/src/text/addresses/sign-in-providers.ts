import { isRecord } from '#text/is-record.ts'

/** A provider of the company that staff sign in through, by OpenID Connect. */
export interface Provider {
  /** Stands in the address of its back-channel logout. */
  id: string
  name: string
  issuer: string
  clientId: string
  clientSecret: string | undefined
  scope: string
  /** The domains of e-mail addresses that are let in; empty: any. */
  domains: string[]
  /** Every address of this provider counts as verified: it does not say `email_verified`, and staff cannot choose it. */
  trustsEmail: boolean
  /** Whether a first sign-in makes an account; else only who is invited gets in. */
  creates: boolean
  groupsClaim: string
  /** The slug of the role by each group; decides the roles of accounts that the provider made. */
  roles: Record<string, string>
  /** The values of `amr` or `acr` that replace the second step of the panel. */
  mfa: string[]
}

const FIELDS = new Set([
  'id',
  'name',
  'issuer',
  'client_id',
  'client_secret',
  'scope',
  'domains',
  'trust_email',
  'create',
  'groups_claim',
  'roles',
  'mfa',
])

/** Reads the setting `OIDC_PROVIDERS`; `fail` gets the place and what should stand there, and never a value. */
export function readProviders(
  text: string | undefined,
  protocols: string[],
  fail: (problem: string) => never,
): Provider[] {
  if (text === undefined) return []
  const entries = parse(text)
  if (!Array.isArray(entries) || entries.length === 0)
    return fail('список провайдеров в виде JSON, например [{"id": "google", …}]')
  const providers = entries.map((entry: unknown, index) =>
    readProvider(entry, protocols, (problem) => fail(`провайдер ${index + 1}, ${problem}`)),
  )
  for (const field of ['id', 'issuer'] as const)
    if (new Set(providers.map((provider) => provider[field])).size < providers.length)
      return fail(`${field} должен быть у каждого провайдера свой`)
  return providers
}

function readProvider(entry: unknown, protocols: string[], fail: (problem: string) => never): Provider {
  if (!isRecord(entry) || Array.isArray(entry)) return fail('объект JSON')
  if (!Object.keys(entry).every((field) => FIELDS.has(field))) fail('лишнее поле: их список в docs/security.md')
  const optional = (field: string) => {
    const value = entry[field]
    if (value === undefined) return undefined
    return typeof value === 'string' && value.trim() ? value.trim() : fail(`${field}: непустая строка`)
  }
  const text = (field: string) => optional(field) ?? fail(`${field}: непустая строка`)
  const flag = (field: string) => {
    const value = entry[field] ?? false
    return typeof value === 'boolean' ? value : fail(`${field}: true или false`)
  }
  const list = (field: string) => {
    const value = entry[field] ?? []
    return Array.isArray(value) && value.every((one): one is string => typeof one === 'string' && one !== '')
      ? value
      : fail(`${field}: список строк`)
  }
  const id = text('id')
  if (!/^[a-z0-9-]{1,40}$/.test(id)) fail('id: латинские буквы, цифры и дефис')
  const issuer = text('issuer')
  if (!URL.canParse(issuer) || !protocols.includes(new URL(issuer).protocol))
    fail(`issuer: адрес вида ${protocols.map((protocol) => `${protocol}//…`).join(' или ')}`)
  const scope = optional('scope') ?? 'openid email profile'
  if (!scope.split(' ').includes('openid')) fail('scope: среди прочего openid')
  const creates = flag('create')
  const roles = entry['roles'] ?? {}
  if (!isRecord(roles) || Array.isArray(roles) || !Object.values(roles).every((slug) => typeof slug === 'string'))
    return fail('roles: объект вида {"группа": "код роли"}')
  if (creates && Object.keys(roles).length === 0) fail('roles: при create нужна хотя бы одна группа')
  return {
    id,
    name: text('name'),
    issuer,
    clientId: text('client_id'),
    clientSecret: optional('client_secret'),
    scope,
    domains: list('domains').map((domain) => domain.toLowerCase()),
    trustsEmail: flag('trust_email'),
    creates,
    groupsClaim: optional('groups_claim') ?? 'groups',
    roles: Object.fromEntries(Object.entries(roles).map(([group, slug]) => [group, String(slug)])),
    mfa: list('mfa'),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
