import type { Call } from './call.ts'

/** The credentials of one attempt. */
export interface Authorization {
  readonly token: string | null
  readonly epoch: number
}

/** Which token a call sends, and what a 401 means. */
export interface Guard {
  /** Takes the token, refreshing an expired one first; throws where one is required and missing (A3). */
  authorize(call: Call): Promise<Authorization>
  /**
   * Handles a 401: resolves to `true` to send the call again with a newer token, otherwise ends the session. A 403 is sent again
   * after the proof that it asks for.
   */
  recover(call: Call, sent: Authorization, response: Response): Promise<boolean>
  /** Whether an event of the session tells of a 401. */
  readonly isSession: boolean
  /** Takes the `Date` of an answer of the server. */
  readonly setServerTime?: (date: string | null) => void
}

/** Whether a call may send a token. */
export const isSecured = ({ access }: Call): boolean => access === 'required' || access === 'optional'
