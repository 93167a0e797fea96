import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const translation = defineSection({
  screens: [
    {
      path: '/handbooks/translation',
      title: m.translation_title,
      permissions: ['translation'],
      queried: true,
      lazy: () => import('./translation.tsx'),
    },
  ],
})
