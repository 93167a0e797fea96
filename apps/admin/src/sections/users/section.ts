import Users from 'lucide-react/icons/users'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'users.list': '/users',
  'users.new': '/users/edit/new',
  users: '/users/edit/:id',
} as const

export const users = defineSection({
  menu: { path: paths['users.list'], label: m.entity_user, icon: Users, permission: 'user' },
  screens: [
    {
      path: paths['users.list'],
      title: m.entity_user,
      permissions: ['user'],
      hasSavedQuery: true,
      first: 'users.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['users.new'],
      title: m.users_new_title,
      permissions: ['user.create'],
      lazy: () => import('./edit.tsx'),
    },
    {
      path: paths.users,
      title: m.entity_user,
      permissions: ['user.view'],
      first: 'users.view',
      lazy: () => import('./edit.tsx'),
    },
  ],
})
