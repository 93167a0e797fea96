import type { Section } from '#http/handlers.ts'
import { leave, report } from './presence.ts'
import { openStream } from './stream.ts'

export const events = {
  'events.stream': openStream,
} satisfies Section<'events'>

// Who looks at what is no change of a record.
export const presence = {
  'presence.report': { handle: report, transaction: false, audited: false },
  'presence.leave': { handle: leave, transaction: false, audited: false },
} satisfies Section<'presence'>
