import { defineSection } from '#registry/section.ts'
import { metaData } from './routes.ts'
import { seedMetaData } from './seed.ts'

export const section = defineSection({
  handlers: metaData,
  resources: {
    'meta-data': {
      nameOf: null,
      grants: { 'content-manager': '*', viewer: ['index', 'view'] },
    },
  },
  seeds: { metaData: { run: seedMetaData, after: ['categories', 'cities', 'brands'] } },
})
