import type { Database } from './database.ts'
import type { PermissionName } from '@admin-panel/permissions'

/** The origin of a change: a user, a visitor without a session, or the program itself. */
export interface Caller {
  userId: number | null
  userName: string | null
  roleSlugs: string[]
  ip: string
  userAgent: string
  requestId: string
  source: 'panel' | 'api' | 'import' | 'system'
  /** The records that this call brings back. */
  restores?: { entity: string; ids: ReadonlySet<number> }
  /**
   * Refuses with the code `step_up` unless the user has proved within ten minutes who they are. With `rows`, only if these
   * are more than the setting allows. A visitor, a service key and the program itself have no user to ask.
   */
  requireProof: (db: Database, rows?: number) => Promise<void>
  /** The author of a preview as this user, whom the log names. */
  preview?: { id: number; authorId: number; authorName: string } | undefined
  /** The time of the request. */
  at: Date
}

export type Scope = 'all' | 'own'

/** The subject of business rules: a signed-in user or the program itself. */
export interface Principal extends Caller {
  administrator: boolean
  scope: Scope
  companyIds: number[]
  /** The permissions to see personal data in full, by the scope of the reading; without them it is masked. */
  sees: Readonly<Record<Scope, readonly PermissionName[]>>
}

/** A signed-in user or a service account, with the scope that the roles grant for the current operation. */
export interface Actor extends Principal {
  userId: number
  /** The name for the log; that of a service account includes its key. */
  userName: string
  /** Null for a service key. */
  sessionId: number | null
  /** Null for a user. */
  keyId: number | null
  /** Whether the key is an agent's, which reads and proposes. */
  isAgent?: boolean
  /** The time zone in which the user's days begin and end. */
  timeZone: string
  /** Rechecks a long-running request: throws if the session or a permission was lost since it began. */
  confirm(): Promise<void>
  /** Whether the user has proved within ten minutes who they are, or there is none to ask. */
  isProved: boolean
}

/** An actor whose call may be answered by a replica. */
export interface Reader extends Actor {
  /** The position of the user's last write in the write-ahead log, which the replica must have replayed. */
  lastWrite: number
}

/** A signed-in user: the only actor of operations that require a person. */
export interface Person extends Actor {
  sessionId: number
}

export const nobodyToAsk: Caller['requireProof'] = () => Promise.resolve()

export function systemCaller(at: Date): Caller {
  const nobody = { userId: null, userName: null, roleSlugs: [], ip: '', userAgent: '', requestId: '' }
  return { ...nobody, source: 'system', requireProof: nobodyToAsk, at }
}

export function systemPrincipal(at: Date): Principal {
  return { ...systemCaller(at), administrator: false, scope: 'all', companyIds: [], sees: { all: [], own: [] } }
}
