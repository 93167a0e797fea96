import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { oidc } from './routes.ts'
import { oidcSweeps } from './sweep.ts'

export const section = defineSection({
  english,
  handlers: oidc,
  sweeps: oidcSweeps,
})
