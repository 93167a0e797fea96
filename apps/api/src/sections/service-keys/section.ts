import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { serviceKeys } from './routes.ts'
import { serviceKey } from './schema.ts'
import { seedServiceKeys } from './seed.ts'

export const section = defineSection({
  english,
  handlers: serviceKeys,
  resources: {
    'service-key': {
      nameOf: selectNames(serviceKey, serviceKey.name),
      grants: {},
    },
  },
  seeds: { serviceKeys: { run: seedServiceKeys, after: ['serviceAccounts'] } },
})
