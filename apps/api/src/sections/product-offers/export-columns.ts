import { eq } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Column } from '#export/export-list.ts'
import { user } from '#sections/users/schema.ts'
import { momentIn } from '#text/moment.ts'
import { rubles } from '#text/rubles.ts'
import type { rowsOf } from './queries.ts'
import { offerStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** What the list shows, with times in the zone of whoever exports. */
export async function exportColumns(db: Database, actor: Actor): Promise<Column<Row>[]> {
  const [me] = await db.select({ time_zone: user.time_zone }).from(user).where(eq(user.id, actor.userId))
  const moment = momentIn(me?.time_zone ?? 'UTC')
  return [
    { title: 'Продавец', value: (row) => row.company.label },
    { title: 'Артикул продавца', value: (row) => row.seller_sku },
    { title: 'Товар', value: (row) => row.product.label },
    { title: 'Бренд', value: (row) => row.brand?.label ?? null },
    { title: 'Артикул', value: (row) => row.article },
    { title: 'Цена, ₽', value: (row) => rubles(row.price_kopecks) },
    { title: 'Старая цена, ₽', value: (row) => rubles(row.old_price_kopecks) },
    { title: 'Доступно', value: (row) => row.available },
    { title: 'Статус', value: (row) => offerStatuses.labels[row.status] },
    { title: 'Цена на проверке', value: (row) => (row.price_quarantine ? 'Да' : 'Нет') },
    { title: 'Обновлено', value: (row) => moment(row.updated_at) },
  ]
}
