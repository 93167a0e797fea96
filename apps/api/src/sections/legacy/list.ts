import type { Schemas } from '@admin-panel/sdk'
import { eq, inArray, type PgColumn, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import { alphabetical, containsWords, type ListOptions } from '#query/list.ts'

type Column = 'id' | 'name' | 'status' | 'updated_at'

interface Query {
  q?: string
  status?: Schemas['LegacyStatus'][]
  has_candidate?: boolean
}

interface Own {
  searched: SQL | PgColumn
  hasCandidate: SQL
  visible?: SQL | undefined
}

/** Filters and sorting that all lists of legacy records share. */
export function legacyList(
  table: PgTable & Record<Column, PgColumn>,
  { q, status, has_candidate }: Query,
  { searched, hasCandidate, visible }: Own,
): ListOptions {
  return {
    table,
    id: table.id,
    where: [
      visible,
      containsWords(searched, q),
      status && inArray(table.status, status),
      has_candidate === undefined ? undefined : eq(hasCandidate, sql`${has_candidate}`),
    ],
    sort: { id: table.id, name: alphabetical(table.name), updated_at: table.updated_at },
    order: ['id'],
  }
}
