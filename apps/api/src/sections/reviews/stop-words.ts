import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

export async function stopWordsOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select text from review_term where kind = 'stop_word' and is_active order by id`,
  )
  return rows.map(({ text }) => text)
}
