import { m } from '#paraglide/messages.js'
import { defineSection } from '#shared/section.ts'

export const testPage = defineSection({
  screens: [{ path: '/test', title: m.test_title, lazy: () => import('./test-page.tsx') }],
})
