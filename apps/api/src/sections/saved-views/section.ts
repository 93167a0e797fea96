import { defineSection } from '#registry/section.ts'
import { savedViews } from './routes.ts'
import { seedSavedViews } from './seed.ts'

export const section = defineSection({
  handlers: savedViews,
  resources: {
    'saved-view': {
      nameOf: null,
      shownBy: [],
    },
  },
  seeds: { savedViews: { run: seedSavedViews, after: ['users'] } },
})
