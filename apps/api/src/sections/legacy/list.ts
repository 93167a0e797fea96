import type { Schemas } from '@admin-panel/sdk'
import { inArray, type PgColumn, type PgTable, type SQL } from '#db/drizzle.ts'
import { either } from '#query/define-list.ts'
import { alphabetical } from '#query/list.ts'

type Column = 'id' | 'name' | 'status' | 'updated_at'

interface Own {
  q: (q: string) => SQL | undefined
  hasCandidate: SQL
  visible?: SQL | undefined
}

/** Filters and sorting that all lists of legacy records share. */
export function legacyList<Table extends PgTable & Record<Column, PgColumn>>(
  table: Table,
  { q, hasCandidate, visible }: Own,
) {
  return {
    table,
    scope: [visible],
    where: {
      q,
      status: (statuses: Schemas['LegacyStatus'][]) => inArray(table.status, statuses),
      has_candidate: either(hasCandidate),
    },
    sort: { id: table.id, name: alphabetical(table.name), updated_at: table.updated_at },
    order: ['id' as const],
  }
}
