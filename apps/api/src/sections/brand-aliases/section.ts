import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { brandAliases } from './routes.ts'
import { listOf } from './queries.ts'

export const section = defineSection({
  english,
  handlers: brandAliases,
  resources: {
    'brand-alias': {
      lists: { brandAliases: (_, actor, filters) => listOf(actor, filters) },
      nameOf: null,
      shownBy: ['brand'],
    },
  },
})
