import KeyRound from 'lucide-react/icons/key-round'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'roles.list': '/roles',
  'roles.new': '/roles/edit/new',
  roles: '/roles/edit/:id',
} as const

export const roles = defineSection({
  menu: { path: paths['roles.list'], label: m.entity_role, icon: KeyRound, permission: 'role' },
  screens: [
    {
      path: paths['roles.list'],
      title: m.entity_role,
      permissions: ['role'],
      hasSavedQuery: true,
      first: 'roles.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['roles.new'],
      title: m.roles_new_title,
      permissions: ['role.create'],
      lazy: () => import('./create.tsx'),
    },
    {
      path: paths.roles,
      title: m.entity_role,
      permissions: ['role.view'],
      first: 'roles.view',
      lazy: () => import('./edit.tsx'),
    },
  ],
})
