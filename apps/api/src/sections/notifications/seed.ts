import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

const BROADCASTS = [
  ['Плановые работы', 'В ночь на воскресенье с 2:00 до 4:00 по Москве панель может отвечать медленнее.', 20],
  [
    'Новые правила фотографий',
    'С понедельника первая фотография карточки должна быть на светлом фоне, без логотипов.',
    6,
  ],
] as const

/** Creates notifications of the demo accounts: messages of staff, and decisions about their proposals. */
export async function seedNotifications(tx: Database, { at }: { at: Date }): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`
  for (const [title, body, daysAgo] of BROADCASTS) {
    const sentAt = sql`${now} - make_interval(days => ${daysAgo}::int)`
    await tx.execute(sql`
      insert into notification (user_id, type, title, body, read_at, created_at, updated_at, created_by)
      select reader.id, 'broadcast', ${title}, ${body}, case when reader.id % 3 > 0 then ${sentAt} + interval '5 hours' end,
        ${sentAt}, ${sentAt}, (select id from "user" where email = 'admin@example.com')
      from "user" reader where reader.status = 'active' order by reader.id`)
  }
  await tx.execute(sql`
    insert into notification (user_id, type, title, body, entity, entity_id, read_at, created_at, updated_at)
    select author_id, 'moderation_decision',
      'Заявка ' || number || ': ' || case status when 'approved' then 'Одобрена' when 'rejected' then 'Отклонена' else 'На доработке' end,
      concat_ws('. ', entity_label, comment_public), 'moderation', id,
      case when place > 3 then decided_at + interval '2 hours' end, decided_at, decided_at
    from (
      select *, row_number() over (partition by author_id order by decided_at desc, id) as place
      from moderation where author_id is not null and status in ('approved', 'rejected', 'revision') and id <= 720
    ) notified
    where place <= 12 order by decided_at, id`)
}
