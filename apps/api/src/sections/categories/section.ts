import { operationPermissions } from '@admin-panel/sdk'
import { eq } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { placeReturned } from '#sections/category-tree/public.ts'
import { category } from '#sections/category-tree/schema.ts'
import { findCategories } from './hits.ts'
import { categories } from './routes.ts'
import { listOf } from './queries.ts'

export const section = defineSection({
  handlers: categories,
  resources: {
    category: {
      lists: { categories: (_db, _actor, filters) => listOf(filters) },
      nameOf: selectNames(category, category.name),
      referencedBy: ['parent_id'],
      back: {
        operations: { create: 'categoryTree.createNode', delete: 'categoryTree.deleteNode' },
        returned: placeReturned,
        kept: {
          parent_id: 'Родительская категория: переместите категорию в дереве',
          position: 'Порядок: задайте его перетаскиванием',
        },
      },
      search: { permissions: ['category.view', 'category.index'], find: findCategories },
      files: {
        view: operationPermissions['categories.view'],
        upload: operationPermissions['categories.update'],
        table: category,
        holds: ({ id }) => eq(category.image_id, id),
        isPublic: true,
      },
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
