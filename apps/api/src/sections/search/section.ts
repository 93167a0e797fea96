import { defineSection } from '#registry/section.ts'
import { search } from './routes.ts'

export const section = defineSection({
  handlers: search,
})
