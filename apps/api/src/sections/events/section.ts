import { defineSection } from '#registry/section.ts'
import { presenceOf, sweepPresence } from './presence.ts'
import { events } from './routes.ts'

export const section = defineSection({
  handlers: (all) => ({ ...events, ...presenceOf(all) }),
  sweeps: { sweepPresence },
})
