import { ATTRIBUTES, cookieName, LIFETIME, readCookie } from './cookies.ts'
import { ADMIN_CHECK, EXPIRE, TOKEN } from '#session/storage.ts'

/** The token that scripts cannot read. */
export interface Secret {
  readonly token: string
  /** The mark of the token. */
  readonly mark: string
  /** The mark of the token that this one has replaced: a page may still send it. */
  readonly earlier: string
}

const SECRET = 'secret'

/** Names a token without being one: it goes to scripts, and with each of their calls. */
async function markOf(token: string): Promise<string> {
  // oxlint-disable-next-line eslint/no-restricted-properties -- A server has all of it.
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function secretOf(token: string, earlier = ''): Promise<Secret> {
  return { token, mark: await markOf(token), earlier }
}

export async function readSecret(cookies: string): Promise<Secret | null> {
  const [token, earlier] = readCookie(cookies, SECRET)?.split('.') ?? []
  return token ? secretOf(decodeURIComponent(token), earlier) : null
}

/** Whether a page with this mark may use the token. */
export const belongs = (secret: Secret | null, mark: string | null | undefined): secret is Secret =>
  !!secret && !!mark && (mark === secret.mark || mark === secret.earlier)

const written = (value: string, seconds: number) =>
  `${cookieName(SECRET)}=${value}; Max-Age=${seconds}; HttpOnly; ${ATTRIBUTES}`

export const writeSecret = ({ token, earlier }: Secret): string =>
  // A dot ends the token.
  written(`${encodeURIComponent(token).replaceAll('.', '%2E')}.${earlier}`, LIFETIME)

export const removeSecret = (): string => written('', 0)

/** The entries of the page's storage; the page has removed the mark where its user has signed out. */
export function readEntries(cookies: string): Record<string, string> {
  const entries = [TOKEN, EXPIRE, ADMIN_CHECK].map((key) => [key, readCookie(cookies, key)] as const)
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]])))
}
