import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { brandAliases } from './routes.ts'

export const section = defineSection({
  english,
  handlers: brandAliases,
  resources: {
    'brand-alias': {
      nameOf: null,
      shownBy: ['brand'],
    },
  },
})
