import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { routeRules } from './routes.ts'

export const section = defineSection({
  english,
  handlers: routeRules,
  resources: {
    'route-rule': {
      nameOf: null,
      shownBy: ['setting'],
      isSentToAll: true,
    },
  },
})
