import { defineSection } from '#registry/section.ts'
import { system } from './routes.ts'

export const section = defineSection({
  handlers: system,
})
