import { defineSection } from '#registry/section.ts'
import { keptMapping } from '#sections/legacy/public.ts'
import { legacyCities } from './routes.ts'
import { seedLegacyCities } from './seed.ts'

export const section = defineSection({
  handlers: legacyCities,
  resources: {
    'legacy-city': {
      nameOf: null,
      back: keptMapping,
      references: { mapped_to_id: 'city' },
      shownBy: ['city'],
    },
  },
  seeds: { legacyCities: { run: seedLegacyCities, after: ['cities', 'users'] } },
})
