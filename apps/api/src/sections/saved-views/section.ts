import { defineSection } from '#registry/section.ts'
import { findView } from './queries.ts'
import { english } from './english.ts'
import { savedViews } from './routes.ts'
import { seedSavedViews } from './seed.ts'

export const section = defineSection({
  english,
  handlers: savedViews,
  resources: {
    'saved-view': {
      nameOf: null,
      back: { find: findView, isPrivate: true },
      shownBy: [],
    },
  },
  seeds: { savedViews: { run: seedSavedViews, after: ['users'] } },
})
