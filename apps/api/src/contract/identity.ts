/** The user of a token, and which of the requested permissions each role holds. */
export interface Identity {
  sessionId: number
  userId: number
  userName: string
  timeZone: string
  companyIds: number[]
  roles: { slug: string; scope: 'all' | 'own'; held: string[] }[]
}

export type Authenticate = (token: string, permissions: string[], now: Date) => Promise<Identity | undefined>

export type AuthenticateSession = (sessionId: number, permissions: string[], now: Date) => Promise<Identity | undefined>
