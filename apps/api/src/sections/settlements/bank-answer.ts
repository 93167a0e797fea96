import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { forbidden, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { isStaff } from '#query/scope.ts'
import type { Actor } from '#db/actor.ts'
import { post } from '#sections/ledger-entries/public.ts'
import { settingOf } from '#sections/settings/public.ts'
import { say } from '#text/language/say.ts'
import { digitsOf } from './bank/client-bank.ts'
import { readAnswer, type Reported } from './bank/read-answer.ts'
import { findSettlement, type FoundSettlement, lockMany } from './queries.ts'
import { postReturn } from './post-return.ts'
import { follow } from './settlement-records.ts'

type Answer = Schemas['BankDocument']
type Context = { db: Database; actor: Actor }

/** Limits a file, since it may have any number of foreign documents. */
const DOCUMENTS_AT_MOST = 5000

/** Applies a bank's answer to payouts: a written-off document is paid, one that came back is returned. */
export async function bankAnswer({ db, actor, body }: Call<'settlements.bankAnswer'>): Promise<Schemas['BankAnswer']> {
  if (!isStaff(actor)) throw forbidden('Ответ банка загружает только маркетплейс')
  await actor.requireProof(db)
  const reported = readAnswer(body.text, await ownAccounts(db))
  if (!reported) throw invalid({ text: ['Файл банка: это не файл 1CClientBankExchange'] })
  if (reported.length > DOCUMENTS_AT_MOST)
    throw invalid({ text: [say`Файл банка: не больше ${DOCUMENTS_AT_MOST} документов`] })
  const known = await knownOf(
    { db, actor },
    reported.flatMap(({ numbers }) => numbers),
  )
  const items: Answer[] = []
  for (const [row, document] of reported.entries()) items.push(await take({ db, actor }, row, document, known))
  return { items }
}

/** The account of the settings, and those from which payouts have been sent before it. */
async function ownAccounts(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ account: string }>(
    sql`select distinct paid_from ->> 'account' as account from settlement where paid_from is not null`,
  )
  return new Set([digitsOf(await settingOf(db, 'payer_account')), ...rows.map(({ account }) => account)])
}

async function knownOf({ db, actor }: Context, numbers: readonly number[]): Promise<Map<number, FoundSettlement>> {
  const unique = [...new Set(numbers)]
  if (unique.length === 0) return new Map()
  const { rows: sent } = await db.execute<{ id: number }>(
    sql`select id from settlement where id = any(${sql.param(unique)}::int8[]) and status in ('sent', 'paid', 'returned')`,
  )
  const ids = await lockMany(
    db,
    actor,
    sent.map(({ id }) => id),
  )
  const known = new Map<number, FoundSettlement>()
  for (const id of ids) known.set(id, await findSettlement(db, actor, id))
  return known
}

async function take(
  context: Context,
  row: number,
  reported: Reported,
  known: Map<number, FoundSettlement>,
): Promise<Answer> {
  const { number, kopecks, purpose } = reported
  const answer = { row, number, kopecks, settlement_id: null, message: null }
  const found = reported.numbers.map((id) => known.get(id)).find((one) => one && isAbout(one, reported))
  if (!found || !reported.outcome)
    return { ...answer, outcome: 'foreign', message: say`Выплаты с этими номером, суммой и счётом нет` }
  const { id } = found
  if (found.status === reported.outcome || found.status === 'returned')
    return { ...answer, outcome: 'repeated', settlement_id: id }
  const at = context.actor.at.toISOString()
  const isReturned = reported.outcome === 'returned'
  const { company_id } = found
  if (isReturned) await postReturn(context, { id, company_id, wasPaid: found.status === 'paid', kopecks })
  else
    await post(context, {
      company_id,
      sub_order_id: null,
      sums: [{ kind: 'payout_paid', kopecks }],
      cause: 'settlement',
      cause_id: id,
    })
  const fields = isReturned ? { settled_at: at, bank_problem: purpose || null } : { settled_at: at }
  known.set(id, await follow(context, found, reported.outcome, fields))
  return { ...answer, outcome: reported.outcome, settlement_id: id, message: isReturned ? purpose : null }
}

/** The number alone may be somebody else's: sum and account must fit. */
function isAbout({ status, payable_kopecks, requisites }: FoundSettlement, { kopecks, account }: Reported): boolean {
  return (
    (status === 'sent' || status === 'paid' || status === 'returned') &&
    payable_kopecks === kopecks &&
    requisites?.settlement_account === account
  )
}
