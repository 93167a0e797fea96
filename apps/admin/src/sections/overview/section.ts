import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'
import { overviewPermissions } from './permissions.ts'

export const paths = { overview: '/' } as const

export const overview = defineSection({
  screens: [
    {
      path: paths.overview,
      title: m.overview_title,
      part: 'overview',
      anyPermission: overviewPermissions,
      lazy: () => import('./overview.tsx'),
    },
  ],
})
