import { and, desc, eq, inArray, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditLog } from '#db/audit.ts'
import { compiledSelect } from '#query/compiled-select.ts'
import type { Database } from '#db/database.ts'
import { isSeller, isStaff, withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { authorTo, isVisibleAuthor } from '#records/author.ts'
import { since, until } from '#query/days.ts'
import { kindOfEntity, namesOf } from '#records/names-of.ts'
import { withWords } from './words.ts'

type Query = Call<'auditLog.list'>['query']
type Filters = ListFilters<'auditLog.list'>

/** Must equal the expression of the search index. */
const texts = sql`logged_words(${auditLog.entity_label}, ${auditLog.comment}, ${auditLog.changes})`

const authorId = sql`"audit_log".user_id`
const CHANGES_IN_LIST = 3
const OWN_AT_MOST = 20

const everybody: Pick<Actor, 'scope' | 'companyIds'> = { scope: 'all', companyIds: [] }

function author(reader = everybody) {
  return authorTo(reader, authorId, sql`"audit_log".user_name`)
}

function row(actor?: Actor) {
  return {
    id: auditLog.id,
    created_at: auditLog.created_at,
    user: author(actor),
    source: auditLog.source,
    entity: auditLog.entity,
    entity_id: auditLog.entity_id,
    entity_label: auditLog.entity_label,
    company: sql<{ id: number; label: string } | null>`
      (select json_build_object('id', company.id, 'label', trade_name) from company where company.id = "audit_log".company_id)`,
    event: auditLog.event,
    changes: sql<Record<string, unknown[]>>`
      (select coalesce(jsonb_object_agg(key, value), '{}') from (select * from jsonb_each("audit_log".changes) limit ${sql.raw(String(CHANGES_IN_LIST))}) shown)`,
    changes_count: sql<number>`(select count(*)::int from jsonb_object_keys("audit_log".changes))`,
    request_id: auditLog.request_id,
  }
}

const selectRows = compiledSelect(auditLog, row())

export function listOf(actor: Actor, filters: Filters) {
  return defineList<'auditLog.list'>(filters, {
    table: auditLog,
    scope: [withinCompanies(actor, auditLog.company_id)],
    where: {
      q: words(texts),
      user_id: (ids) => and(inArray(auditLog.user_id, ids), isVisibleAuthor(actor, authorId)),
      entity: oneOf(auditLog.entity),
      entity_id: equals(auditLog.entity_id),
      event: oneOf(auditLog.event),
      company_id: oneOf(auditLog.company_id),
      source: oneOf(auditLog.source),
      ip: (address) => and(eq(auditLog.ip, address), isVisibleAuthor(actor, authorId)),
      request_id: equals(auditLog.request_id),
      field: hasChangeOf,
      created_from: since(actor, auditLog.created_at),
      created_to: until(actor, auditLog.created_at),
    },
    sort: { created_at: auditLog.created_at },
    order: ['-created_at'],
  })
}

/** The planner uses the partial index of statuses only if the statement contains the field as a literal. */
function hasChangeOf(fields: readonly string[]): SQL {
  if (fields.length === 1 && fields[0] === 'status') return sql`${auditLog.changes} ? 'status'`
  return sql`${auditLog.changes} ?| ${sql.param(fields)}::text[]`
}

export async function listAudit(db: Database, actor: Actor, query: Query) {
  const { items, meta } = await listPage(db, query, listOf(actor, query), (position) =>
    isStaff(actor)
      ? (page) => selectRows(db, page, position)
      : db.select({ ...row(actor), ...position }).from(auditLog),
  )
  return { items: await withWords(db, actor, items), meta }
}

/** What the viewer of a record has changed in it, newest first, for those without a right to the log too. */
export async function listOwn(db: Database, viewer: Actor, entity: string, id: number) {
  const { userId } = viewer
  const items = await db
    .select(row())
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entity_id, id), eq(auditLog.user_id, userId)))
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .limit(OWN_AT_MOST)
  return { items: await withWords(db, viewer, items) }
}

/** Export rows contain every change. */
export async function exportRows(db: Database, actor: Actor, ids: number[]) {
  const rows = await db
    .select({ ...row(actor), changes: auditLog.changes, ip: auditLog.ip, comment: auditLog.comment })
    .from(auditLog)
    .where(inArray(auditLog.id, ids))
  return withWords(db, actor, rows)
}

async function withLabel(db: Database, related: { entity: string; id: number } | null) {
  const kind = related && kindOfEntity(related.entity)
  const names = kind ? await namesOf(db, kind, [related.id]) : undefined
  return related && { ...related, label: names?.get(related.id) ?? null }
}

export async function findAudit(db: Database, actor: Actor, id: number) {
  const [record] = await db
    .select({
      ...row(actor),
      changes: auditLog.changes,
      role_slugs: auditLog.role_slugs,
      ip: auditLog.ip,
      user_agent: auditLog.user_agent,
      roles: sql<string[]>`array(
        select coalesce((select name from role where slug = held), held) from unnest("audit_log".role_slugs) held)`,
      reason: sql<{ id: number; label: string } | null>`
        (select json_build_object('id', reason.id, 'label', reason.name) from operation_reason reason where reason.id = "audit_log".reason_id)`,
      comment: auditLog.comment,
      related: auditLog.related,
    })
    .from(auditLog)
    .where(and(eq(auditLog.id, id), withinCompanies(actor, auditLog.company_id)))
  if (!record) throw notFound()
  const isOwn = isSeller(actor) && record.user?.id === null
  const [entry = { ...record, words: {} }] = await withWords(db, actor, [record])
  const view = { ...entry, related: await withLabel(db, record.related) }
  return isOwn ? { ...view, role_slugs: [], roles: [], ip: '', user_agent: '' } : view
}
