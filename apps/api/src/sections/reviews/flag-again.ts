import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { flagsOf } from './flags.ts'
import { stopWordsOf } from './stop-words.ts'

interface Waiting {
  [column: string]: unknown
  id: number
  text: string | null
  pros: string | null
  cons: string | null
  flags: string[]
  label: string
}

/** After a change of the stop words, reviews awaiting a decision are checked again. */
export async function flagAgain(tx: Database, actor: Principal): Promise<void> {
  const stopWords = await stopWordsOf(tx)
  const { rows } = await tx.execute<Waiting>(sql`
    select id, text, pros, cons, flags, author_name as label from review
    where status = 'new' order by id for no key update`)
  const changed = rows.flatMap(({ id, text, pros, cons, flags: before, label }) => {
    const flags = flagsOf([text, pros, cons], stopWords)
    return String(flags) === String(before) ? [] : [{ id, flags, before, label }]
  })
  if (changed.length === 0) return
  await auditEach(
    tx,
    actor,
    { event: 'updated', entity: 'review' },
    sql`
      update review set flags = array(select jsonb_array_elements_text(next.flags)), version = version + 1
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as next (id int8, flags jsonb, before jsonb, label text)
      where review.id = next.id
      returning review.id, next.label, company_id, ${changeOf('flags', sql`next.before`, sql`next.flags`)}`,
  )
}
