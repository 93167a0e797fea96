import { defineSection } from '#registry/section.ts'
import { deletionsOf } from './check.ts'
import { english } from './english.ts'

export const section = defineSection({
  handlers: deletionsOf,
  english,
})
