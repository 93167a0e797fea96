import KeyRound from 'lucide-react/icons/key-round'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const roles = defineSection({
  menu: { path: '/roles', label: m.roles_title, icon: KeyRound, permission: 'role' },
  screens: [
    { path: '/roles', title: m.roles_title, permissions: ['role'], queried: true, lazy: () => import('./list.tsx') },
    {
      path: '/roles/edit/new',
      title: m.roles_new_title,
      permissions: ['role.create'],
      lazy: () => import('./create.tsx'),
    },
    { path: '/roles/edit/:id', title: m.roles_title, permissions: ['role.view'], lazy: () => import('./edit.tsx') },
  ],
})
