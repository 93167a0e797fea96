import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import type { Moderated, ModeratedRecord } from '#records/moderated.ts'
import { omit, pick } from '#text/pick.ts'
import { openRequest } from '#sections/moderation/public.ts'
import { bankDetailRecords } from './bank-detail-records.ts'
import { type Fields, writeDetail } from './default-account.ts'
import { assertValid } from './input.ts'
import { type BankDetail, findBankDetail, findDefault } from './queries.ts'

const CHECKED = ['bank_name', 'bik', 'corr_account', 'settlement_account', 'recipient', 'is_default'] as const

/** Sellers' accounts stay inactive until staff approve them, so payouts never go to an unchecked account. */
export async function proposeNew(tx: Database, actor: Actor, detail: BankDetail): Promise<BankDetail> {
  return propose(tx, actor, detail, { kind: 'create', before: null, after: pick(detail, CHECKED) })
}

/**
 * Proposes a seller's change of an active account, which stays in force until the decision. An account still awaiting
 * its first check is overwritten directly.
 */
export async function proposeChange(
  tx: Database,
  actor: Actor,
  before: BankDetail,
  input: Fields,
): Promise<BankDetail> {
  const changed = Object.keys(changesBetween(before, input))
  if (changed.length === 0) return before
  if (!before.is_active && (await isNew(tx, before.id)))
    return proposeNew(tx, actor, await writeDetail(tx, actor, before, input))
  const after = omit(
    input,
    CHECKED.filter((field) => !changed.includes(field)),
  )
  return propose(tx, actor, before, {
    kind: 'update',
    before: pick(
      before,
      CHECKED.filter((field) => field in after),
    ),
    after,
  })
}

async function propose(
  tx: Database,
  actor: Actor,
  detail: BankDetail,
  proposal: { kind: 'create' | 'update'; before: Record<string, unknown> | null; after: Record<string, unknown> },
): Promise<BankDetail> {
  await openRequest(tx, actor, {
    entity: 'bank-detail',
    entity_id: detail.id,
    entity_label: `${detail.bank_name}, •••• ${detail.account_end}`,
    entity_version: detail.version,
    company_id: detail.company_id,
    ...proposal,
  })
  return findBankDetail(tx, actor, detail.id)
}

async function isNew(tx: Database, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from moderation
    where entity = 'bank-detail' and entity_id = ${id} and kind = 'create' and status in ('new', 'in_work', 'revision')`)
  return rows.length > 0
}

export const moderatedBankDetail: Moderated = {
  entity: 'bank-detail',
  find: async (db, actor, id) => recordOf(await findBankDetail(db, actor, id)),
  lock: async (tx, actor, id) => recordOf(await bankDetailRecords.lock({ db: tx, actor }, id)),
  async apply(tx, actor, id, after: Call<'bankDetails.update'>['body']) {
    const before = await bankDetailRecords.lock({ db: tx, actor }, id)
    const next = pick(after, CHECKED)
    assertValid(next, { ...before, ...next })
    await writeDetail(tx, actor, before, next)
  },
  /** The first approval activates an account and makes it the default if the company has none. */
  async decided({ db, actor }, id, { status }) {
    const before = await bankDetailRecords.lock({ db, actor }, id)
    if (status !== 'approved' || before.is_active) return
    const enabled = await bankDetailRecords.setActive({ db, actor, params: { id }, version: undefined }, true)
    if ((await findDefault(db, before.company_id)) === undefined)
      await bankDetailRecords.update({ db, actor }, enabled, { is_default: true })
  },
}

function recordOf(detail: BankDetail): ModeratedRecord {
  return {
    version: detail.version,
    fields: pick(detail, CHECKED),
    label: `${detail.bank_name}, •••• ${detail.account_end}`,
  }
}
