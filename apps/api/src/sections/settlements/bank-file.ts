import { audit } from '#db/audit.ts'
import { conflict, forbidden, invalid, notFound } from '#errors.ts'
import type { Call, FileReply } from '#contract/handlers.ts'
import { seesOf } from '#contract/personal.ts'
import type { Database } from '#db/database.ts'
import { inArray } from '#db/drizzle.ts'
import { marketDay } from '#query/days.ts'
import { isStaff } from '#query/scope.ts'
import { post } from '#sections/ledger-entries/public.ts'
import { settingOf } from '#sections/settings/public.ts'
import { say } from '#text/language/say.ts'
import { bankTable, clientBankFile, digitsOf, type PaymentOrder, purposeOf, unwritableIn } from './bank/client-bank.ts'
import { findSettlement, type FoundSettlement, lockMany } from './queries.ts'
import { type Payer, settlement } from './schema.ts'
import { follow } from './settlement-records.ts'

type Context = Pick<Call<'settlements.bankFile'>, 'db' | 'actor'>

/**
 * The file and the mark are one: approved settlements are sent with the first file, and the same settlements give the same
 * file again. So a process that is killed between both pays no seller twice.
 */
export async function bankFile({ db, actor, body }: Call<'settlements.bankFile'>): Promise<FileReply> {
  const { bank_format, ids } = body
  if (!isStaff(actor) || !seesOf(actor)('bank-detail.personal'))
    throw forbidden('Файл для банка содержит счета продавцов: нужно право видеть их полностью')
  const payer = await payerOf(db)
  const unique = [...new Set(ids)].toSorted((a, b) => a - b)
  if ((await lockMany(db, actor, unique)).length < unique.length) throw notFound()
  const sent: FoundSettlement[] = []
  for (const id of unique) sent.push(await send({ db, actor }, await findSettlement(db, actor, id), payer))
  const payers = await payersOf(db, unique)
  const orders = sent.flatMap((found): PaymentOrder[] => {
    const { id, payable_kopecks, requisites, sent_at } = found
    if (!requisites) return []
    const date = marketDay(sent_at ? new Date(sent_at) : actor.at)
    const [from, purpose] = [payers.get(id) ?? payer, purposeOf(found)]
    return [{ number: id, date, kopecks: payable_kopecks, from, to: requisites, purpose }]
  })
  const name = `bank-${unique[0] ?? 0}${unique.length > 1 ? `-${unique.at(-1) ?? 0}` : ''}`
  await audit(db, actor, {
    event: 'exported',
    entity: 'settlement',
    changes: { ids: [null, unique] },
  })
  return bank_format === 'csv'
    ? { name: `${name}.csv`, type: 'text/csv; charset=utf-8', body: bankTable({ orders }) }
    : {
        name: `${name}.txt`,
        type: 'text/plain; charset=windows-1251',
        body: clientBankFile({
          orders,
          createdOn:
            orders
              .map(({ date }) => date)
              .toSorted()
              .at(-1) ?? '',
        }),
      }
}

/** Marks an approved settlement as sent, with its entry in the ledger; one that is sent stays as it is. */
async function send(context: Context, found: FoundSettlement, payer: Payer) {
  const { db, actor } = context
  const { id, company, status } = found
  if (status === 'sent') return found
  if (status !== 'approved')
    throw conflict(say`Расчёт № ${id} не утверждён или уже выплачен: его нет в файле для банка`)
  if (found.payable_kopecks === 0) throw conflict(say`По расчёту № ${id} нечего выплачивать`)
  const letter = unwritableIn(`${found.requisites?.recipient ?? ''} ${found.requisites?.bank_name ?? ''}`)
  if (letter)
    throw conflict(say`Расчёт № ${id}, ${company.label}. Банк не прочтёт знак «${letter}» в реквизитах: исправьте их`)
  const [hold] = found.holds
  if (hold) throw conflict(say`Расчёт № ${id}, ${company.label}. ${hold.message}`)
  await post(context, {
    company_id: found.company_id,
    sub_order_id: null,
    sums: [{ kind: 'payout', kopecks: found.payable_kopecks }],
    cause: 'settlement',
    cause_id: id,
    settlement_id: id,
  })
  return follow({ db, actor }, found, 'sent', { sent_at: actor.at.toISOString(), paid_from: payer })
}

/** From which account each was sent; those sent before that was stored go from that of the settings. */
async function payersOf(db: Database, ids: readonly number[]): Promise<Map<number, Payer | null>> {
  const { id, paid_from } = settlement
  const rows = await db
    .select({ id, paid_from })
    .from(settlement)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((found) => [found.id, found.paid_from]))
}

async function payerOf(db: Database): Promise<Payer> {
  const payer = {
    name: await settingOf(db, 'payer_name'),
    inn: await settingOf(db, 'payer_inn'),
    kpp: await settingOf(db, 'payer_kpp'),
    account: digitsOf(await settingOf(db, 'payer_account')),
    bank: await settingOf(db, 'payer_bank'),
    bik: await settingOf(db, 'payer_bik'),
    corr_account: digitsOf(await settingOf(db, 'payer_corr_account')),
  }
  const { kpp: _ofCompanies, ...needed } = payer
  if (Object.values(needed).some((value) => value.trim() === ''))
    throw invalid({ bank_format: ['Реквизиты плательщика: заполните их в настройках'] })
  return payer
}
