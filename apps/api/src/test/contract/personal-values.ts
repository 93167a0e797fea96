import { personalFields } from '#contract/personal.ts'
import type { Personal } from '#contract/operations.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'

const VALUES: Readonly<Record<string, (number: number) => string>> = {
  phone: (number) => `+7925555${String(number).padStart(4, '0')}`,
  email: (number) => `planted${number}@example.com`,
  account: (number) => `4070281090000099${String(number).padStart(4, '0')}`,
}

/** Puts a value of its own into every personal column of the catalogue, in every row. */
export async function plantPersonal(db: Database): Promise<{ value: string; permission: Personal['permission'] }[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`)
  const planted: Awaited<ReturnType<typeof plantPersonal>> = []
  for (const { table, column } of columns) {
    const personal = personalFields(table.replaceAll('_', '-'))[column]
    if (!personal) continue
    const value = VALUES[personal.kind]?.(planted.length) ?? `Тайное поле ${planted.length}`
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}`)
    planted.push({ value, permission: personal.permission })
  }
  return planted
}
