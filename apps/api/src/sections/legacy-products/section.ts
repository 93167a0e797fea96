import { defineSection } from '#registry/section.ts'
import { keptMapping } from '#sections/legacy/public.ts'
import { legacyProducts } from './routes.ts'
import { seedLegacyProducts } from './seed.ts'

export const section = defineSection({
  handlers: legacyProducts,
  resources: {
    'legacy-product': {
      nameOf: null,
      back: keptMapping,
      references: { mapped_to_id: 'product' },
      shownBy: ['product'],
    },
  },
  seeds: { legacyProducts: { run: seedLegacyProducts, after: ['products'] } },
})
