import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { invalid } from '#errors.ts'
import { say } from '#text/language/say.ts'

const MB = 1024 * 1024
const DAY = 24 * 60 * 60_000

interface Upload {
  size: number
  companyId: number | null
}

/** Refuses a file beyond the user's daily quota or the company's total quota, in which a file that nothing holds no longer counts. */
export async function requireRoom(
  db: Database,
  { userId, at }: Actor,
  { quotas }: Env,
  { size, companyId }: Upload,
): Promise<void> {
  const { rows } = await db.execute<{ by_user: number; by_company: number }>(sql`
    select (select coalesce(sum(size), 0)::int8 from file
        where created_by = ${userId} and created_at > ${new Date(at.getTime() - DAY).toISOString()}) as by_user,
      (select coalesce(sum(size), 0)::int8 from file where company_id = ${companyId}::int8 and not exists (
        select from released_file where file_id = file.id and unheld_since is not null)) as by_company`)
  const { by_user = 0, by_company = 0 } = rows[0] ?? {}
  requireDayRoom(quotas, by_user + size)
  if (companyId !== null && by_company + size > quotas.companyMb * MB)
    throw invalid({ file: [say`Файл: место компании для файлов закончилось, всего его ${quotas.companyMb} МБ`] })
}

/** Refuses a file if a user uploads so many bytes in a day with it. */
export function requireDayRoom({ userDayMb }: Env['quotas'], bytes: number): void {
  if (bytes > userDayMb * MB)
    throw invalid({ file: [say`Файл: за сутки можно загрузить не больше ${userDayMb} МБ. Повторите завтра`] })
}

/** Serialises uploads of one owner, so that two of them cannot both use the last free space. */
export async function lockRoom(tx: Database, { userId }: Actor, companyId: number | null): Promise<void> {
  const owner = companyId === null ? `file:user:${userId}` : `file:company:${companyId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`)
}
