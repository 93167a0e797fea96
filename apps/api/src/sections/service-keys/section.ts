import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { findKey } from './queries.ts'
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
      back: {
        find: findKey,
        seenBy: ['service-key.index'],
        kept: { revoked_at: 'Отозванный ключ не возвращается: создайте новый' },
      },
      grants: {},
    },
  },
  seeds: { serviceKeys: { run: seedServiceKeys, after: ['serviceAccounts'] } },
})
