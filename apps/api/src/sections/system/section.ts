import { defineSection } from '#section.ts'
import { system } from './routes.ts'

export const section = defineSection({
  handlers: system,
})
