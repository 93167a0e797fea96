import { expired } from '#db/time/expired.ts'
import { ATTEMPT_LIFE } from './attempts.ts'
import { oidcAttempt, oidcLogout } from './schema.ts'

const DAY = 24 * 60 * 60_000

export const oidcSweeps = {
  sweepOidcAttempts: expired(oidcAttempt, oidcAttempt.started_at, ATTEMPT_LIFE),
  sweepOidcLogouts: expired(oidcLogout, oidcLogout.received_at, DAY),
}
