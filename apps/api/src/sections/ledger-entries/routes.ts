import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { forbidden, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { exportOf } from '#export/export-list.ts'
import { isStaff } from '#query/scope.ts'
import { requireCompany } from '#records/access/usable-company.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { oneLine } from '#text/one-line.ts'
import { exportColumns } from './export-columns.ts'
import { answer, object } from './objections.ts'
import { post, requirePerson } from './post.ts'
import * as queries from './queries.ts'

export const ledgerEntries = {
  'ledgerEntries.list': ({ query, db, actor }) => queries.listEntries(db, actor, query),
  'ledgerEntries.balance': ({ params, db, actor }) => queries.balanceOf(db, actor, params.company_id),
  'ledgerEntries.create': correct,
  'ledgerEntries.object': object,
  'ledgerEntries.answer': answer,
  'ledgerEntries.export': exportOf({
    entity: 'ledger-entry',
    list: ({ actor, filters }) => queries.listOf(actor, filters),
    columns: () => exportColumns,
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
} satisfies Section<'ledgerEntries'>

const SIGNS = { penalty: -1, write_off: 1, correction: 0 }

/** What a seller owes, with all that was entered and apart from payouts under way; 0 or positive. */
async function debtOf(db: Database, companyId: number): Promise<number> {
  const { rows } = await db.execute<{ debt: number }>(sql`
    select greatest(payable - entered, 0)::int8 as debt from
      (select coalesce(sum(seller_kopecks), 0) as entered from ledger_entry where company_id = ${companyId}) entries,
      (select coalesce(sum(payable_kopecks), 0) as payable from settlement where company_id = ${companyId} and status in ('closed', 'approved')) payouts`)
  return rows[0]?.debt ?? 0
}

/** Enters a correction of a person; another person approves its period. */
async function correct({ body, db, actor }: Call<'ledgerEntries.create'>) {
  const { company_id, sub_order_id = null, correction, kopecks } = body
  if (!isStaff(actor)) throw forbidden('Исправления вносит только маркетплейс')
  requirePerson(actor)
  const reason = oneLine(body.reason)
  if (reason.length < 5) throw invalid({ reason: ['Основание: слишком короткое'] })
  if (kopecks === 0) throw invalid({ kopecks: ['Сумма: не может быть нулём'] })
  if (SIGNS[correction] * kopecks < 0)
    throw invalid({
      kopecks: [correction === 'penalty' ? 'Сумма: штраф отрицательный' : 'Сумма: списание положительное'],
    })
  await requireCompany(db, actor, company_id)
  if (correction === 'write_off' && kopecks > (await debtOf(db, company_id)))
    throw invalid({ kopecks: ['Сумма: больше долга продавца'] })
  if (sub_order_id !== null) {
    const { rows } = await db.execute(
      sql`select id from sub_order where id = ${sub_order_id} and company_id = ${company_id}`,
    )
    if (rows.length === 0) throw invalid({ sub_order_id: ['Подзаказ: у этого продавца такого нет'] })
  }
  const [id = 0] = await post(
    { db, actor },
    { company_id, sub_order_id, sums: [{ kind: correction, kopecks }], cause: 'person', cause_id: null, reason },
  )
  await audit(db, actor, {
    event: 'created',
    entity: 'ledger-entry',
    entity_id: id,
    entity_label: enumWords.LedgerKind[correction],
    company_id,
    changes: { kopecks: [null, kopecks], ...(sub_order_id && { sub_order_id: [null, sub_order_id] }) },
    comment: reason,
  })
  return queries.findEntry(db, actor, id)
}
