import type { Schemas } from '@admin-panel/sdk'
import type { Database } from '#db/database.ts'

export type ProofWay = Schemas['ProofWay']

/** How long a proof of identity is valid. */
export const PROOF_LIFE = 10 * 60_000

export function isFresh(provedAt: string | null | undefined, at: Date): boolean {
  return typeof provedAt === 'string' && at.getTime() - Date.parse(provedAt) <= PROOF_LIFE
}

/** The inputs of the check for a fresh proof. */
export interface Proofs {
  /** How a user can prove who they are. */
  waysOf: (db: Database, userId: number) => Promise<ProofWay[]>
  /** A call for more records than these asks for a proof; 0 never does. */
  rowsAtMost: (db: Database) => Promise<number>
}
