import FolderTree from 'lucide-react/icons/folder-tree'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const catalog = defineSection({
  menu: {
    path: '/catalog',
    label: m.catalog_title,
    icon: FolderTree,
    permission: 'category-tree.view',
    group: 'products',
  },
  screens: [
    {
      path: '/catalog',
      title: m.catalog_title,
      permissions: ['category-tree.view'],
      lazy: () => import('./catalog.tsx'),
    },
  ],
})
