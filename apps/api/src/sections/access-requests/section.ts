import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { accessRequests, sweepAccessRequests } from './routes.ts'
import { userRights } from './rights.ts'

export const section = defineSection({
  english,
  handlers: { ...accessRequests, ...userRights },
  sweeps: { sweepAccessRequests },
})
