import { sql } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { openPeriods } from './periods.ts'
import { listOf } from './queries.ts'
import { settlements } from './routes.ts'
import { settlement } from './schema.ts'
import { seedSettlements } from './seed.ts'
import { settlementStatuses } from './statuses.ts'

const FOLLOWS = 'Суммы и даты расчёта следуют из его статуса: смените статус'
const HELD = 'Удержание: удержите расчёт или снимите удержание с новым основанием'

export const section = defineSection({
  english,
  handlers: settlements,
  resources: {
    settlement: {
      nameOf: selectNames(settlement, sql`'№ ' || id`),
      references: { closed_by: 'user', approved_by: 'user' },
      states: settlementStatuses,
      back: {
        kept: {
          period_to: FOLLOWS,
          due_on: FOLLOWS,
          entries_kopecks: FOLLOWS,
          carried_kopecks: FOLLOWS,
          payable_kopecks: FOLLOWS,
          debt_kopecks: FOLLOWS,
          closed_by: FOLLOWS,
          closed_at: FOLLOWS,
          approved_by: FOLLOWS,
          approved_at: FOLLOWS,
          requisites: FOLLOWS,
          paid_from: FOLLOWS,
          sent_at: FOLLOWS,
          settled_at: FOLLOWS,
          bank_problem: FOLLOWS,
          held: HELD,
          released: HELD,
        },
      },
      lists: { settlements: (_, actor, filters) => listOf(actor, filters) },
      grants: {
        merchant: ['index', 'view', 'export'],
        finance: '*',
        viewer: ['index', 'view'],
      },
    },
  },
  seeds: { settlements: { run: seedSettlements, after: ['orders', 'contracts', 'bankDetails'] } },
  dues: {
    openPeriods: { label: 'Начало расчётных периодов', permission: 'settlement.statusChange', run: openPeriods },
  },
})
