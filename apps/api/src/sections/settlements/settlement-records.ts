import type { Schemas } from '@admin-panel/sdk'
import type { Principal } from '#db/actor.ts'
import { recordStatus } from '#db/status-history.ts'
import { type FieldsOf, recordsOf } from '#records/record.ts'
import type { Context } from '#records/record.ts'
import { maskedAccount } from '#text/masked.ts'
import { type FoundSettlement, findSettlement } from './queries.ts'
import { settlement, type SettlementStatus } from './schema.ts'

export const settlementRecords = recordsOf({
  entity: 'settlement',
  table: settlement,
  find: findSettlement,
  label: ({ id }) => `№ ${id}`,
  companyId: ({ company_id }) => company_id,
  masked: {
    requisites: ({ bank_name, settlement_account }) => `${bank_name}, ${maskedAccount(settlement_account)}`,
    paid_from: ({ name, account }) => `${name}, ${maskedAccount(account)}`,
    closed_by: idOf,
    approved_by: idOf,
  },
})

/** The log names a user by the id, while the record shows the author. */
function idOf(author: number | Schemas['Author']): number | null {
  return typeof author === 'number' ? author : author.id
}

/** A step that no person makes by itself: it follows from a file for the bank or from its answer. */
export async function follow(
  { db, actor }: Context<Principal>,
  before: FoundSettlement,
  status: SettlementStatus,
  fields: FieldsOf<typeof settlement>,
): Promise<FoundSettlement> {
  await recordStatus(db, {
    entity: 'settlement',
    entity_id: before.id,
    from_status: before.status,
    to_status: status,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  return settlementRecords.update({ db, actor }, before, { ...fields, status }, { event: 'status_changed' })
}
