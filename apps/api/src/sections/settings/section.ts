import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { settings } from './routes.ts'
import { seedSettings } from './seed.ts'

export const section = defineSection({
  english,
  handlers: settings,
  resources: {
    setting: {
      nameOf: null,
      grants: {},
    },
  },
  seeds: { settings: { run: seedSettings } },
})
