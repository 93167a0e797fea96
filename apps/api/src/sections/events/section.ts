import { defineSection } from '#section.ts'
import { presenceOf, sweepPresence } from './presence.ts'
import { events } from './routes.ts'

export const section = defineSection({
  handlers: (all) => ({ ...events, ...presenceOf(all) }),
  sweeps: [sweepPresence],
})
