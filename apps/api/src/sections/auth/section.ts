import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { authMails } from './mails.ts'
import { ownPassword } from './own-password.ts'
import { ownSessions } from './own-sessions.ts'
import { passwordReset } from './password-reset.ts'
import { auth } from './routes.ts'
import { enrolment } from './second-factor/enrolment.ts'
import { ownFactors } from './second-factor/own-factors.ts'
import { ownPasskeys } from './second-factor/own-passkeys.ts'
import { authSweeps } from './sweep.ts'

export const section = defineSection({
  english,
  handlers: { ...auth, ...passwordReset, ...ownPassword, ...ownSessions, ...enrolment, ...ownFactors, ...ownPasskeys },
  resources: {
    session: {
      nameOf: null,
      shownBy: [],
    },
  },
  mails: authMails,
  sweeps: authSweeps,
})
