import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { categoryTree } from './routes.ts'
import { seedCategories } from './seed.ts'

export const section = defineSection({
  english,
  handlers: categoryTree,
  resources: {
    'category-tree': {
      nameOf: null,
      grants: {
        merchant: ['index', 'view'],
        moderator: ['index', 'view'],
        'content-manager': '*',
        'order-operator': ['index', 'view'],
        viewer: ['index', 'view'],
      },
    },
  },
  seeds: { categories: { run: seedCategories, after: ['files'] } },
})
