import { and, asc, eq, inArray, ne, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { template } from './schema.ts'

const row = {
  id: template.id,
  code: template.code,
  event: template.event,
  channel: template.channel,
  locale: template.locale,
  subject: template.subject,
  is_active: template.is_active,
  updated_at: template.updated_at,
  version: template.version,
}

const searched = sql`${template.code} || ' ' || coalesce(${template.subject}, '') || ' ' || ${template.body}`

export function listTemplates(db: Database, query: Call<'templates.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'templates.list'>(query, {
      table: template,
      where: {
        q: words(searched),
        event: oneOf(template.event),
        channel: oneOf(template.channel),
        locale: oneOf(template.locale),
        is_active: equals(template.is_active),
      },
      sort: {
        code: template.code,
        event: template.event,
        channel: template.channel,
        updated_at: template.updated_at,
      },
      order: ['code'],
    }),
    (position) => db.select({ ...row, ...position }).from(template),
  )
}

export function templateOptions(db: Database, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({ id: template.id, label: template.code, hint: template.subject, is_active: template.is_active })
    .from(template)
    .where(and(ids && inArray(template.id, ids), containsWords(searched, q)))
    .orderBy(asc(template.code))
    .limit(limit)
}

export async function findTemplate(db: Database, id: number) {
  const [record] = await db
    .select({ ...row, body: template.body, created_at: template.created_at })
    .from(template)
    .where(eq(template.id, id))
  if (!record) throw notFound()
  return record
}

type Template = Awaited<ReturnType<typeof findTemplate>>

/** Finds the active template for the same event, channel and language. */
export async function findInUse(tx: Database, { id, event, channel, locale }: Template) {
  const [other] = await tx
    .select({ code: template.code })
    .from(template)
    .where(
      and(
        eq(template.event, event),
        eq(template.channel, channel),
        eq(template.locale, locale),
        eq(template.is_active, true),
        ne(template.id, id),
      ),
    )
  return other
}
