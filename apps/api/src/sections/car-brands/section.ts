import { operationPermissions } from '@admin-panel/sdk'
import { eq } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { carBrands } from './routes.ts'
import { carBrand } from './schema.ts'
import { seedCarBrands } from './seed.ts'

export const section = defineSection({
  handlers: carBrands,
  resources: {
    'car-brand': {
      nameOf: selectNames(carBrand, carBrand.name),
      files: {
        view: operationPermissions['carBrands.view'],
        upload: [...operationPermissions['carBrands.create'], ...operationPermissions['carBrands.update']],
        table: carBrand,
        holds: ({ id }) => eq(carBrand.logo_id, id),
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
  seeds: { carBrands: { run: seedCarBrands, after: ['files'] } },
})
