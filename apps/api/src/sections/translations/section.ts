import { defineSection } from '#registry/section.ts'
import { findRowOf } from '#records/restore/find-row.ts'
import { translation } from './schema.ts'
import { english } from './english.ts'
import { translations } from './routes.ts'
import { seedTranslations } from './seed.ts'

export const section = defineSection({
  english,
  handlers: translations,
  resources: {
    translation: {
      nameOf: null,
      back: {
        find: findRowOf(translation),
        seenBy: ['translation.index'],
        upsert: 'translations.upsert',
      },
      grants: { 'content-manager': '*', viewer: ['index', 'list'] },
    },
  },
  seeds: { translations: { run: seedTranslations, after: ['users'] } },
})
