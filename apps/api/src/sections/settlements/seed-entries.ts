import { marketplaceZone } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { accounts } from '#sections/ledger-entries/public.ts'
import { settingOf } from '#sections/settings/public.ts'

const kinds = JSON.stringify(Object.entries(accounts).map(([kind, [debit, credit]]) => ({ kind, debit, credit })))
/** The accounts of each kind, as rows. */
export const accountRows = sql`json_to_recordset(${kinds}) as account (kind text, debit text, credit text)`

/**
 * Plans the entries of the payments, hand-overs and returns of the demo data in a temporary table, by the table of
 * docs/behaviour.md, with some corrections by a person.
 */
export async function planEntries(tx: Database, now: string): Promise<void> {
  const vat = await settingOf(tx, 'commission_vat_percent')
  await tx.execute(sql`
    create temp table plan_entry as
    with paid as materialized (
      select nextval('ledger_transaction') as transaction_id, sub_order.company_id, sub_order_id, payment.kind, payment.kopecks, payment.created_at as at,
        payment.id as cause_id, payment.user_id,
        case payment.kind when 'payment' then floor((payment.kopecks * fee_bp + 5000) / 10000.0) else 0 end as fee
      from payment join sub_order on sub_order.id = sub_order_id join "order" on "order".id = order_id
        join payment_system on payment_system.id = payment_system_id
      where not exists (select from ledger_entry where cause = 'payment' and cause_id = payment.id)
    ), handed as materialized (
      select nextval('ledger_transaction') as transaction_id, nextval('ledger_transaction') as back_transaction_id, sub_order.*, sold,
        commission, round(commission * ${vat}::int / (100.0 + ${vat}::int)) as vat, items_kopecks - discount_kopecks as kept,
        (select min(id) from status_history where entity = 'sub-order' and entity_id = sub_order.id and to_status = 'delivered') as handed_by,
        back.id as back_by, back.created_at as back_at, back.user_id as back_user
      from sub_order join (
        select sub_order_id, sum(price_kopecks * (quantity - cancelled_qty) - discount_kopecks)::int8 as sold,
          coalesce(sum(round(price_kopecks::numeric * (quantity - cancelled_qty) * commission_bp / 10000)), 0) as commission
        from sub_order_item group by 1) lines on sub_order_id = sub_order.id
        left join lateral (
          select id, created_at, user_id from status_history
          where entity = 'sub-order' and entity_id = sub_order.id and to_status in ('returned', 'partially_returned')
          order by id desc limit 1) back on true
      where delivered_at is not null
    ), kept as materialized (
      select handed.*, coalesce(commission_kopecks, 0) as commission_left,
        case when commission > 0 then round(vat * coalesce(commission_kopecks, 0) / commission) else 0 end as vat_left
      from handed
    ), moved as (
      select transaction_id, company_id, sub_order_id, at, 'payment' as cause, cause_id, user_id, null as reason, sum.*
      from paid, lateral (values (kind, kopecks), ('fee', fee)) as sum (kind, amount)
      union all
      select transaction_id, company_id, id, delivered_at, 'status', handed_by, null, null, sum.*
      from kept, lateral (values ('sale', sold), (case when carrier = 'own' then 'own_delivery' else 'delivery' end, delivery_kopecks),
        ('commission', commission - vat), ('vat', vat)) as sum (kind, amount)
      union all
      select back_transaction_id, company_id, id, back_at, 'status', back_by, back_user, null, sum.*
      from kept, lateral (values ('return', sold - kept), ('commission_return', commission - commission_left - (vat - vat_left)),
        ('vat_return', vat - vat_left)) as sum (kind, amount)
      where sold > kept
      union all
      select nextval('ledger_transaction'), company_id, null, ${now}::timestamptz - days * interval '1 day', 'person', null,
        (select id from "user" where email = 'finance@example.com'), reason, kind, amount
      from (values (2, 'penalty', -150000, 40, 'Отгрузки с опозданием в апреле'), (3, 'correction', 82500, 33, 'Доставка оплачена продавцом по ошибке'),
        (5, 'correction', -9500000, 18, 'Возврат после выплаты: претензия покупателя удовлетворена')) as mended (company_id, kind, amount, days, reason)
    )
    select transaction_id, moved.company_id::int8, sub_order_id::int8, account.kind,
      case when amount > 0 then debit else credit end as debit, case when amount > 0 then credit else debit end as credit,
      abs(amount)::int8 as kopecks, at as occurred_at, cause, cause_id::int8, user_id::int8, reason, null::int8 as settlement_id,
      'seller' in (debit, credit) as is_of_seller, delivered_at
    from moved join ${accountRows} on account.kind = moved.kind left join sub_order on sub_order.id = sub_order_id and sub_order.status <> 'dispute'
    where amount <> 0`)
  await tx.execute(sql`create index on plan_entry (company_id) where is_of_seller`)
  await tx.execute(sql`analyze plan_entry`)
}

/** Gives each entry to the first period that closed after it, as closing does (`waitingEntries`). */
export async function takeEntries(tx: Database): Promise<void> {
  const days = await settingOf(tx, 'return_window_days')
  await tx.execute(sql`
    update plan_entry entry set settlement_id = (
      select period.id from settlement period,
        lateral (select (period_to + 1)::timestamp at time zone ${marketplaceZone} as ended) term
      where period.company_id = entry.company_id and occurred_at < closed_at
        and case when sub_order_id is null or cause = 'person' then occurred_at < ended
          else delivered_at < ended and delivered_at < closed_at - ${days}::int * interval '1 day' end
      order by period_to limit 1)
    where is_of_seller`)
  await tx.execute(
    sql`delete from settlement where not exists (select from plan_entry where settlement_id = settlement.id)`,
  )
}

export async function addEntries(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into ledger_entry (transaction_id, company_id, sub_order_id, kind, debit, credit, kopecks, occurred_at, created_at, cause, cause_id,
      settlement_id, reason, user_id)
    select transaction_id, company_id, sub_order_id, kind, debit, credit, kopecks, occurred_at, occurred_at, cause, cause_id, settlement_id, reason, user_id
    from plan_entry order by occurred_at, transaction_id, kind`)
  await tx.execute(sql`drop table plan_entry`)
}
