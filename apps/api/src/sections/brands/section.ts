import { operationPermissions } from '@admin-panel/sdk'
import { eq } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { findBrands } from './hits.ts'
import { brands } from './routes.ts'
import { brand } from './schema.ts'
import { seedBrands } from './seed.ts'
import { listOf } from './queries.ts'

export const section = defineSection({
  english,
  handlers: brands,
  resources: {
    brand: {
      lists: { brands: (db, _, filters) => listOf(db, filters) },
      nameOf: selectNames(brand, brand.name),
      referencedBy: ['merge_into_id', 'target_brand_id'],
      search: { permissions: ['brand.view', 'brand.index'], find: findBrands },
      files: {
        view: operationPermissions['brands.view'],
        upload: [...operationPermissions['brands.create'], ...operationPermissions['brands.update']],
        table: brand,
        holds: ({ id }) => eq(brand.logo_id, id),
        isPublic: true,
      },
      grants: {
        merchant: ['list'],
        moderator: ['index', 'list', 'view', 'create', 'update', 'upsert'],
        'content-manager': '*',
        'order-operator': ['list'],
        finance: ['list'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  seeds: { brands: { run: seedBrands, after: ['files'] } },
})
