import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import type { FieldsOf } from '#records/record.ts'
import { bankDetailRecords } from './bank-detail-records.ts'
import { type BankDetail, findDefault } from './queries.ts'
import type { bankDetail } from './schema.ts'

export type Fields = FieldsOf<typeof bankDetail>

const CHOOSE_OTHER = 'Сначала выберите другой основной счёт'

/** Keeps one default account per company, which is always active. */
export async function writeDetail(tx: Database, actor: Actor, before: BankDetail, fields: Fields): Promise<BankDetail> {
  if (before.is_default && fields.is_default === false) throw conflict(CHOOSE_OTHER)
  if (fields.is_default === true && !before.is_default) {
    if (!before.is_active) throw conflict('Основным может быть только включённый счёт')
    await withdrawDefault(tx, actor, before.company_id)
  }
  return bankDetailRecords.update({ db: tx, actor }, before, fields)
}

/** Clears the current default before another account gets the mark. */
export async function withdrawDefault(tx: Database, actor: Actor, companyId: number): Promise<void> {
  const id = await findDefault(tx, companyId)
  if (id === undefined) return
  const before = await bankDetailRecords.lock({ db: tx, actor }, id)
  await bankDetailRecords.update({ db: tx, actor }, before, { is_default: false })
}

export function requireNotDefault({ is_default }: BankDetail): void {
  if (is_default) throw conflict(CHOOSE_OTHER)
}
