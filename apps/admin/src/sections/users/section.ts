import Users from 'lucide-react/icons/users'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const users = defineSection({
  menu: { path: '/users', label: m.users_title, icon: Users, permission: 'user' },
  screens: [
    { path: '/users', title: m.users_title, permissions: ['user'], queried: true, lazy: () => import('./list.tsx') },
    {
      path: '/users/edit/new',
      title: m.users_new_title,
      permissions: ['user.create'],
      lazy: () => import('./edit.tsx'),
    },
    { path: '/users/edit/:id', title: m.users_title, permissions: ['user.view'], lazy: () => import('./edit.tsx') },
  ],
})
