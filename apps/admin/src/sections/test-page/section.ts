import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const testPage = defineSection({
  screens: [{ path: '/test', title: m.test_title, lazy: () => import('./test-page.tsx') }],
})
