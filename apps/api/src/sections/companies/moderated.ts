import type { Actor } from '#db/actor.ts'
import { changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { changeStatus } from '#records/change-status.ts'
import type { Call } from '#contract/handlers.ts'
import type { Moderated, ModeratedRecord } from '#records/moderated.ts'
import { omit, pick } from '#text/pick.ts'
import { openRequest } from '#sections/moderation/public.ts'
import { companyRecords } from './company-records.ts'
import { assertValid } from './input.ts'
import { type Company, findCompany } from './queries.ts'
import { companyStatuses } from './statuses.ts'
import { say } from '#text/language/say.ts'

const REQUISITES = [
  'type',
  'opf',
  'full_name',
  'short_name',
  'trade_name',
  'inn',
  'kpp',
  'ogrn',
  'okpo',
  'okved',
  'head',
  'tax_system',
  'vat_rate',
] as const satisfies (keyof Company)[]
/** Only the marketplace sets these terms. */
const TERMS = { manager_id: 'Менеджер', payout_frequency: 'Частота выплат', payout_delay_days: 'Отсрочка выплат' }

/** A seller's change: contacts take effect at once, requisites become a moderation request. */
export async function proposeRequisites(
  tx: Database,
  actor: Actor,
  before: Company,
  input: Call<'companies.update'>['body'],
): Promise<Company> {
  const changes = changesBetween(before, input)
  const refusedTerms = Object.entries(TERMS).filter(([field]) => field in changes)
  if (refusedTerms.length > 0)
    throw invalid(
      Object.fromEntries(
        refusedTerms.map(([field, label]) => [field, [say`${label}: меняет только сотрудник маркетплейса`]]),
      ),
    )
  const proposed = REQUISITES.filter((field) => field in changes)
  const after = await companyRecords.update({ db: tx, actor }, before, omit(input, proposed))
  if (proposed.length === 0) return after
  await openRequest(tx, actor, {
    entity: 'company',
    entity_id: after.id,
    entity_label: after.trade_name,
    entity_version: after.version,
    company_id: after.id,
    kind: 'update',
    before: pick(after, proposed),
    after: pick(input, proposed),
  })
  return findCompany(tx, actor, after.id)
}

export const moderatedCompany: Moderated = {
  entity: 'company',
  find: async (db, actor, id) => recordOf(await findCompany(db, actor, id)),
  lock: async (tx, actor, id) => recordOf(await companyRecords.lock({ db: tx, actor }, id)),
  async apply(tx, actor, id, after: Call<'companies.update'>['body']) {
    const before = await companyRecords.lock({ db: tx, actor }, id)
    const next = pick(after, REQUISITES)
    await assertValid({ db: tx, actor }, { ...before, ...next }, { input: next, before })
    await companyRecords.update({ db: tx, actor }, before, next)
  },
  /** A decision changes the status of a company on its first check; an active company keeps its status. */
  async decided({ db, actor }, id, { status: decision, ...reasonAndComment }) {
    const before = await companyRecords.lock({ db, actor }, id)
    const status = decision === 'rejected' ? 'rejected' : decision === 'revision' ? 'draft' : undefined
    if (before.status === 'pending' && status)
      await changeStatus({
        db,
        actor,
        records: companyRecords,
        machine: companyStatuses,
        before,
        input: { status, ...reasonAndComment },
        fields: {},
      })
  },
}

function recordOf(company: Company): ModeratedRecord {
  return { version: company.version, fields: pick(company, REQUISITES), label: company.trade_name }
}
