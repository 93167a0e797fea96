import { sql } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { compareRegistries } from './compare-registries.ts'
import { listOf } from './queries.ts'
import { reconciliations } from './routes.ts'
import { reconciliation } from './schema.ts'
import { seedReconciliations } from './seed.ts'

const FOLLOWS = 'Строка сверки следует из реестра и записанных оплат: загрузите реестр или поясните расхождение'

export const section = defineSection({
  english,
  handlers: reconciliations,
  resources: {
    reconciliation: {
      nameOf: selectNames(reconciliation, sql`source || ' ' || external_id`),
      references: { resolved_by: 'user' },
      back: {
        gone: FOLLOWS,
        kept: {
          occurred_on: FOLLOWS,
          outcome: FOLLOWS,
          registry_kopecks: FOLLOWS,
          recorded_kopecks: FOLLOWS,
          fact_id: FOLLOWS,
          resolution: FOLLOWS,
          resolved_by: FOLLOWS,
          resolved_at: FOLLOWS,
        },
      },
      lists: { reconciliations: (_, actor, filters) => listOf(actor, filters) },
      grants: { finance: '*', viewer: ['index'] },
    },
  },
  seeds: { reconciliations: { run: seedReconciliations, after: ['facts', 'orders'] } },
  dues: {
    compareRegistries: {
      label: 'Сверка реестров с оплатами',
      permission: 'reconciliation.upsert',
      run: compareRegistries,
    },
  },
})
