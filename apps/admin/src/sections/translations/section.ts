import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'translations.list': '/handbooks/translation',
} as const

export const translations = defineSection({
  screens: [
    {
      path: paths['translations.list'],
      title: m.entity_translation,
      permissions: ['translation'],
      hasSavedQuery: true,
      first: 'translations.list',
      lazy: () => import('./translation.tsx'),
    },
  ],
})
