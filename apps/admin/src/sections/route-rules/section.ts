import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

/** The menu has its twelve entries, so this section is opened from the user's menu and the palette. */
export const routeRules = defineSection({
  screens: [
    {
      path: '/settings/route-rules',
      title: m.route_rules_title,
      permissions: ['setting'],
      queried: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: '/settings/route-rules/edit/new',
      title: m.route_rules_new_title,
      permissions: ['setting.update'],
      lazy: () => import('./edit.tsx'),
    },
    {
      path: '/settings/route-rules/edit/:id',
      title: m.route_rules_title,
      permissions: ['setting'],
      lazy: () => import('./edit.tsx'),
    },
  ],
})
