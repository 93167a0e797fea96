import { expired } from '#db/time/expired.ts'
import { passwordReset, rateLimit, session, sessionToken, signInChallenge, spentChallenge } from './schema.ts'

const DAY = 24 * 60 * 60_000

/** Unusable rows go; sessions stay a month, so that past sign-ins can be looked up. */
export const authSweeps = {
  sweepTokens: expired(sessionToken, sessionToken.issued_at, DAY),
  sweepSessions: expired(session, session.started_at, 30 * DAY),
  sweepResets: expired(passwordReset, passwordReset.expires_at, 0),
  sweepChallenges: expired(signInChallenge, signInChallenge.expires_at, 0),
  sweepSpentChallenges: expired(spentChallenge, spentChallenge.expires_at, 0),
  sweepRateLimits: expired(rateLimit, rateLimit.resets_at, 0),
}
