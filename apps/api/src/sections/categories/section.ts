import { named } from '#records/names-of.ts'
import { defineSection } from '#section.ts'
import { category } from '#sections/category-tree/schema.ts'
import { findCategories } from './hits.ts'
import { categories } from './routes.ts'

export const section = defineSection({
  handlers: categories,
  resources: {
    category: {
      nameOf: named(category, category.name),
      referencedBy: ['parent_id'],
      search: { permissions: ['category.view', 'category.index'], find: findCategories },
      grants: {
        merchant: ['list'],
        moderator: ['list'],
        'content-manager': '*',
        'order-operator': ['list'],
        finance: ['list'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
})
