import { defineSection } from '#registry/section.ts'
import { routeRules } from './routes.ts'

export const section = defineSection({
  handlers: routeRules,
  resources: {
    'route-rule': {
      nameOf: null,
      shownBy: [],
    },
  },
})
