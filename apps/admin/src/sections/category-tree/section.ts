import FolderTree from 'lucide-react/icons/folder-tree'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  catalog: '/catalog',
} as const

export const categoryTree = defineSection({
  menu: {
    path: paths.catalog,
    label: m.catalog_title,
    icon: FolderTree,
    permission: 'category-tree.view',
    group: 'products',
  },
  screens: [
    {
      path: paths.catalog,
      title: m.catalog_title,
      permissions: ['category-tree.view'],
      lazy: () => import('./catalog.tsx'),
    },
  ],
})
