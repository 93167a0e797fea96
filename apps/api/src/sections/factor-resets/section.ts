import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { factorResets, sweepFactorResets } from './routes.ts'

export const section = defineSection({
  english,
  handlers: factorResets,
  sweeps: { sweepFactorResets },
})
