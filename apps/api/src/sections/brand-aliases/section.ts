import { defineSection } from '#registry/section.ts'
import { brandAliases } from './routes.ts'

export const section = defineSection({
  handlers: brandAliases,
  resources: {
    'brand-alias': {
      nameOf: null,
      shownBy: ['brand'],
    },
  },
})
