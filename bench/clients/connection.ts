export const CREDENTIALS = { email: 'a@example.com', password: 'secret' }

export const SIGN_IN = '/api/user/admin/auth/sign-in'
export const REFRESH = '/api/user/admin/auth/refresh'
export const USERS = '/api/user/admin/user'

/** A program with a client: it signs in, reads a list, and handles a 401 as the client's documentation shows. */
export interface Connection {
  readonly signIn: () => Promise<unknown>
  readonly read: () => Promise<unknown>
}

export type Fetch = typeof globalThis.fetch

export type Connect = (baseUrl: string, fetch: Fetch) => Connection

export interface TokenBody {
  readonly token: { readonly value: string; readonly expired_at: string }
}
