import type { PgTable } from '#db/drizzle.ts'

const tables = new Map<string, PgTable>()

/** Every kind of record says here where its records are locked. */
export function registerTable(entity: string, table: PgTable): void {
  tables.set(entity, table)
}

/** The table whose rows are locked before records of the entity change. */
export const tableOf = (entity: string): PgTable | undefined => tables.get(entity)

export const registeredTables = (): PgTable[] => [...tables.values()]
