import { defineSection } from '#registry/section.ts'
import { legacyProducts } from './routes.ts'
import { seedLegacyProducts } from './seed.ts'

export const section = defineSection({
  handlers: legacyProducts,
  resources: {
    'legacy-product': {
      nameOf: null,
      references: { mapped_to_id: 'product' },
      shownBy: ['product'],
    },
  },
  seeds: { legacyProducts: { run: seedLegacyProducts, after: ['products'] } },
})
