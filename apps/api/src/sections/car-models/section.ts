import { sql } from '#db/drizzle.ts'
import { defineSection } from '#registry/section.ts'
import { carModels } from './routes.ts'
import { seedCarModels } from './seed.ts'

export const section = defineSection({
  handlers: carModels,
  resources: {
    'car-model': {
      nameOf: sql`select car_model.id, concat_ws(' ', car_brand.name, car_model.name, generation) as label
        from car_model join car_brand on car_brand.id = car_brand_id`,
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
  seeds: { carModels: { run: seedCarModels, after: ['carBrands'] } },
})
