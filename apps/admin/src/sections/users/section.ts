import Users from 'lucide-react/icons/users'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'users.list': '/users',
  'users.new': '/users/edit/new',
  users: '/users/edit/:id',
  'serviceAccounts.list': '/users/service',
  'serviceAccounts.new': '/users/service/new',
  serviceAccounts: '/users/service/:id',
  'webhooks.list': '/users/webhooks',
  'webhooks.new': '/users/webhooks/new',
  webhooks: '/users/webhooks/:id',
} as const

export const users = defineSection({
  menu: { path: paths['users.list'], label: m.entity_user, icon: Users, permission: 'user' },
  screens: [
    {
      path: paths['users.list'],
      title: m.entity_user,
      permissions: ['user'],
      hasSavedQuery: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['users.new'],
      title: m.users_new_title,
      permissions: ['user.create'],
      lazy: () => import('./edit.tsx'),
    },
    { path: paths.users, title: m.entity_user, permissions: ['user.view'], lazy: () => import('./edit.tsx') },
    {
      path: paths['serviceAccounts.list'],
      title: m.entity_service_account,
      permissions: ['service-account'],
      hasSavedQuery: true,
      lazy: () => import('./service/list.tsx'),
    },
    {
      path: paths['serviceAccounts.new'],
      title: m.service_new,
      permissions: ['service-account.create'],
      lazy: () => import('./service/edit.tsx'),
    },
    {
      path: paths.serviceAccounts,
      title: m.entity_service_account,
      permissions: ['service-account.view'],
      lazy: () => import('./service/edit.tsx'),
    },
    {
      path: paths['webhooks.list'],
      title: m.entity_webhook,
      permissions: ['webhook'],
      hasSavedQuery: true,
      lazy: () => import('./webhooks/list.tsx'),
    },
    {
      path: paths['webhooks.new'],
      title: m.webhooks_new,
      permissions: ['webhook.create'],
      lazy: () => import('./webhooks/edit.tsx'),
    },
    {
      path: paths.webhooks,
      title: m.entity_webhook,
      permissions: ['webhook.view'],
      lazy: () => import('./webhooks/edit.tsx'),
    },
  ],
})
