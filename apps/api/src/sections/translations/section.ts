import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { translations } from './routes.ts'
import { seedTranslations } from './seed.ts'

export const section = defineSection({
  english,
  handlers: translations,
  resources: {
    translation: {
      nameOf: null,
      grants: { 'content-manager': '*', viewer: ['index', 'list'] },
    },
  },
  seeds: { translations: { run: seedTranslations, after: ['users'] } },
})
