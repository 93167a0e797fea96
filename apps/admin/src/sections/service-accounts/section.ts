import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'serviceAccounts.list': '/users/service',
  'serviceAccounts.new': '/users/service/new',
  serviceAccounts: '/users/service/:id',
} as const

export const serviceAccounts = defineSection({
  screens: [
    {
      path: paths['serviceAccounts.list'],
      title: m.entity_service_account,
      permissions: ['service-account'],
      hasSavedQuery: true,
      first: 'serviceAccounts.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['serviceAccounts.new'],
      title: m.service_new,
      permissions: ['service-account.create'],
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths.serviceAccounts,
      title: m.entity_service_account,
      permissions: ['service-account.view'],
      first: 'serviceAccounts.view',
      lazy: () => import('./form.tsx'),
    },
  ],
})
