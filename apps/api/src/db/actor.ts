/** Whoever causes a change: a person, a visitor without a session, or the program itself. */
export interface Caller {
  userId: number | null
  userName: string | null
  roleSlugs: string[]
  ip: string
  userAgent: string
  requestId: string
  source: 'panel' | 'api' | 'import' | 'system'
  /** The moment of the request. */
  at: Date
}

/** Whoever changes records by their rules: a signed-in person, or the program itself. */
export interface Principal extends Caller {
  administrator: boolean
  scope: 'all' | 'own'
  companyIds: number[]
}

/** A signed-in person, with the scope that the roles give for the operation in hand. */
export interface Actor extends Principal {
  userId: number
  userName: string
  sessionId: number
  /** What a day is to this person. */
  timeZone: string
  /** For work that goes on: refuses, as the next request would be, what has lost its session or a right since it began. */
  confirm(): Promise<void>
}

export function systemCaller(at: Date): Caller {
  return { userId: null, userName: null, roleSlugs: [], ip: '', userAgent: '', requestId: '', source: 'system', at }
}

export function systemPrincipal(at: Date): Principal {
  return { ...systemCaller(at), administrator: false, scope: 'all', companyIds: [] }
}
