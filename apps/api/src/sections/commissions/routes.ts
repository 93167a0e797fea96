import type { Actor } from '#db/actor.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { mayUseCompany, withinCompanies } from '#query/scope.ts'
import { exportOf } from '#export/export-list.ts'
import { type Details, Refusal, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'
import { commissionOf, inPrecedence, lossOf, rulesFor } from './resolve.ts'
import { commission } from './schema.ts'
import { upsertCommissions } from './upsert.ts'
import { conditionsOf } from '#query/define-list.ts'
import { text } from '#text/language/language.ts'

export const commissions = {
  'commissions.list': ({ query, db, actor }) => queries.listCommissions(db, actor, query),
  'commissions.options': async ({ query, db, actor }) => ({ items: await queries.commissionOptions(db, actor, query) }),
  'commissions.resolve': resolve,
  'commissions.upsert': upsertCommissions,
  'commissions.deleteByParams': deleteByParams,
  'commissions.export': exportOf({
    entity: 'commission',
    list: ({ actor, filters }) => queries.listOf(actor, filters),
    columns: () => exportColumns,
    read: ({ db }, ids) => queries.exportRows(db, ids),
  }),
} satisfies Section<'commissions'>

async function resolve({ query, db, actor }: Call<'commissions.resolve'>) {
  const { company_id, product_id, price_kopecks, date } = query
  await refuseUnknown(db, actor, company_id, product_id)
  const [rules = []] = await rulesFor(db, [{ company_id, product_id }])
  const [winner, ...others] = inPrecedence(rules, date)
  if (!winner || !isOn(winner, date)) throw new Refusal('invalid', 'На эту дату не действует ни одно правило')
  const ordered = [winner, ...others]
  const rows = await queries.rulesOf(
    db,
    ordered.map(({ id }) => id),
  )
  return {
    rate_bp: winner.rate_bp,
    commission_kopecks: commissionOf(winner, price_kopecks),
    candidates: ordered.flatMap((rule, index) => {
      const row = rows.find(({ id }) => id === rule.id)
      if (!row) return []
      const reason = index === 0 ? null : text(lossOf(rule, winner, date))
      return { ...row, is_winner: index === 0, reason, commission_kopecks: commissionOf(rule, price_kopecks) }
    }),
  }
}

function isOn({ valid_from, valid_to }: { valid_from: string; valid_to: string | null }, date: string): boolean {
  return valid_from <= date && (valid_to === null || valid_to >= date)
}

async function refuseUnknown(db: Database, actor: Actor, companyId: number, productId: number) {
  const details: Details = {}
  if (!mayUseCompany(actor, companyId)) details['company_id'] = ['Выберите компанию из доступных вам']
  else if (!(await queries.companyExists(db, companyId)))
    details['company_id'] = ['Продавец: выберите значение из списка']
  if (!(await queries.mayNameProduct(db, actor, productId)))
    details['product_id'] = ['Товар: выберите значение из списка']
  if (Object.keys(details).length > 0) throw invalid(details)
}

async function deleteByParams({ query, db, actor }: Call<'commissions.deleteByParams'>) {
  const { dry_run = false, ...filters } = query
  if (Object.keys(filters).length === 0) throw new Refusal('invalid', 'Укажите хотя бы один фильтр')
  const where = [withinCompanies(actor, commission.company_id), ...conditionsOf(filters, queries.matching)]
  if (dry_run) return { count: await queries.countDeletable(db, where) }
  const deleted = await queries.deleteMatching(db, actor, where)
  await audit(
    db,
    actor,
    ...deleted.map((row): AuditEntry => ({
      event: 'deleted',
      entity: 'commission',
      entity_id: row.rule.id,
      entity_label: queries.termsOf(row),
      company_id: row.rule.company_id,
      changes: {
        rate_bp: [row.rule.rate_bp, null],
        valid_from: [row.rule.valid_from, null],
      },
    })),
  )
  return { count: deleted.length }
}
