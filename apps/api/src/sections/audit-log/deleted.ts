import { and, inArray, isNotNull, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditLog } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { since, until } from '#query/days.ts'
import { type Conditions, conditionsOf, equals, oneOf, words } from '#query/define-list.ts'
import { listPage, type ListOptions } from '#query/list.ts'
import { withinCompanies } from '#query/scope.ts'
import { authorTo, isVisibleAuthor } from '#records/author.ts'
import { isDeath } from '#records/restore/as-of.ts'
import { deletedRecord, keptUntil } from '#records/restore/deleted-record.ts'
import { restoringRights } from '#records/restore/rights.ts'
import { allResources } from '#records/resources.ts'
import { text } from '#text/language/language.ts'

type Query = Call<'auditLog.deleted'>['query']
type Filters = Omit<Query, 'page' | 'per_page' | 'sort' | 'after'>

const authorId = sql`"audit_log".user_id`

const kept = (part: SQL) => sql`(
  select ${part} from deleted_record kept where kept.entity = "audit_log".entity
    and kept.entity_id = "audit_log".entity_id and kept.deleted_at = "audit_log".created_at limit 1)`

function listOf(actor: Actor, filters: Filters): ListOptions {
  const where: Conditions<Filters> = {
    q: words(sql`logged_words(${auditLog.entity_label}, ${auditLog.comment}, ${auditLog.changes})`),
    user_id: (ids) => and(inArray(auditLog.user_id, ids), isVisibleAuthor(actor, authorId)),
    entity: oneOf(auditLog.entity),
    entity_id: equals(auditLog.entity_id),
    company_id: oneOf(auditLog.company_id),
    created_from: since(actor, auditLog.created_at),
    created_to: until(actor, auditLog.created_at),
  }
  return {
    table: auditLog,
    id: auditLog.id,
    where: [
      inArray(auditLog.event, ['deleted', 'merged']),
      isDeath,
      isNotNull(auditLog.entity_id),
      withinCompanies(actor, auditLog.company_id),
      ...conditionsOf(filters, where),
    ],
    sort: { created_at: auditLog.created_at },
    order: ['-created_at'],
  }
}

/** Deletions of the log, the newest first, and whether their records can be given back. */
export async function listDeleted(db: Database, actor: Actor, query: Query) {
  const { items, meta } = await listPage(db, query, listOf(actor, query), (position) =>
    db
      .select({
        id: auditLog.id,
        deleted_at: auditLog.created_at,
        user: authorTo(actor, authorId, sql`"audit_log".user_name`),
        entity: auditLog.entity,
        entity_id: sql<number>`"audit_log".entity_id`,
        entity_label: auditLog.entity_label,
        company: sql<{ id: number; label: string } | null>`
          (select json_build_object('id', company.id, 'label', trade_name) from company where company.id = "audit_log".company_id)`,
        is_kept: sql<boolean>`coalesce(${kept(sql`kept.stored is not null`)}, false)`,
        restored_at: sql<string | null>`${kept(sql`kept.restored_at`)}`.mapWith(deletedRecord.restored_at),
        ...position,
      })
      .from(auditLog),
  )
  const rights = await restoringRights(db, actor, [...new Set(items.map(({ entity }) => entity))])
  const obstacleOf = ({ entity, restored_at, is_kept, user }: (typeof items)[number]): string | null => {
    const back = allResources().get(entity)?.back
    if (restored_at !== null) return 'Запись уже возвращена'
    if (back?.gone) return back.gone
    if (!is_kept) return 'Значения удалённой записи больше не хранятся'
    // Only its user sees a private record, so no one else has deleted it.
    if (back?.isPrivate && user?.id !== actor.userId) return 'Такую запись возвращает только её владелец'
    return rights.mayCreate(entity) ? null : 'Нет права возвращать такие записи'
  }
  return {
    items: items.map((item) => {
      const { is_kept: _kept, ...row } = item
      const obstacle = obstacleOf(item)
      return {
        ...row,
        restorable_until: obstacle === null ? keptUntil(row.deleted_at) : null,
        obstacle: obstacle && text(obstacle),
      }
    }),
    meta,
  }
}
