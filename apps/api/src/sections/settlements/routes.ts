import { conflict, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { exportOf } from '#export/export-list.ts'
import { isStaff } from '#query/scope.ts'
import { forbidden } from '#errors.ts'
import { oneLine } from '#text/one-line.ts'
import { bankAnswer } from './bank-answer.ts'
import { bankFile } from './bank-file.ts'
import { changeSettlementStatus } from './change-status.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'
import { settlementRecords } from './settlement-records.ts'

export const settlements = {
  'settlements.list': ({ query, db, actor }) => queries.listSettlements(db, actor, query),
  'settlements.view': ({ params, db, actor }) => queries.findSettlement(db, actor, params.id),
  'settlements.statusChange': changeSettlementStatus,
  'settlements.hold': hold,
  'settlements.release': release,
  // A file names the same payments again, whatever was sent before.
  'settlements.bankFile': { handle: bankFile, repeatable: false },
  'settlements.bankAnswer': { handle: bankAnswer, audited: false },
  'settlements.export': exportOf({
    entity: 'settlement',
    list: ({ actor, filters }) => queries.listOf(actor, filters),
    columns: () => exportColumns,
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
} satisfies Section<'settlements'>

async function hold({ params, body, version, db, actor }: Call<'settlements.hold'>) {
  const held = groundsOf(body.comment)
  const before = await settlementRecords.lock({ db, actor }, params.id, version)
  if (!isStaff(actor)) throw forbidden('Удерживает выплату только маркетплейс')
  if (!['open', 'closed', 'approved'].includes(before.status)) throw conflict('Выплата уже отправлена в банк')
  return settlementRecords.update({ db, actor }, before, { held, released: false }, { comment: held })
}

async function release({ params, body, version, db, actor }: Call<'settlements.release'>) {
  const comment = groundsOf(body.comment)
  const before = await settlementRecords.lock({ db, actor }, params.id, version)
  if (!isStaff(actor)) throw forbidden('Удержание снимает только маркетплейс')
  if (before.held === null && !before.holds.some(({ reason }) => reason === 'contract'))
    throw conflict('Этот расчёт никто не удерживает')
  // Only what waits for a contract is released from it.
  const released = before.holds.some(({ reason }) => reason === 'contract')
  return settlementRecords.update({ db, actor }, before, { held: null, released }, { comment })
}

function groundsOf(comment: string): string {
  const grounds = oneLine(comment)
  if (grounds.length < 5) throw invalid({ comment: ['Основание: слишком короткое'] })
  return grounds
}
