import { defineSection } from '#registry/section.ts'
import { profile } from './routes.ts'

export const section = defineSection({
  handlers: profile,
})
