import { defineSection } from '#registry/section.ts'
import { keptMapping } from '#sections/legacy/public.ts'
import { legacyCarBrands } from './routes.ts'
import { seedLegacyCarBrands } from './seed.ts'

export const section = defineSection({
  handlers: legacyCarBrands,
  resources: {
    'legacy-car-brand': {
      nameOf: null,
      back: keptMapping,
      references: { mapped_to_id: 'car-brand' },
      shownBy: ['car-brand'],
    },
  },
  seeds: { legacyCarBrands: { run: seedLegacyCarBrands, after: ['carBrands'] } },
})
