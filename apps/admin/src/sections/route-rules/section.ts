import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'routeRules.list': '/settings/route-rules',
  'routeRules.new': '/settings/route-rules/edit/new',
  routeRules: '/settings/route-rules/edit/:id',
} as const

/** The menu has its twelve entries, so this section is opened from the user's menu and the palette. */
export const routeRules = defineSection({
  screens: [
    {
      path: paths['routeRules.list'],
      title: m.entity_route_rule,
      permissions: ['setting'],
      hasSavedQuery: true,
      first: 'routeRules.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['routeRules.new'],
      title: m.route_rules_new_title,
      permissions: ['setting.update'],
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths.routeRules,
      title: m.entity_route_rule,
      permissions: ['setting'],
      first: 'routeRules.view',
      lazy: () => import('./form.tsx'),
    },
  ],
})
