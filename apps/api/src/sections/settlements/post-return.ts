import type { Principal } from '#db/actor.ts'
import type { Context } from '#records/record.ts'
import { post } from '#sections/ledger-entries/public.ts'

interface Returned {
  id: number
  company_id: number
  wasPaid: boolean
  kopecks: number
}

/** Enters that a payout has come back: what the bank had paid before goes back to the way on which it comes. */
export async function postReturn(context: Context<Principal>, { id, company_id, wasPaid, kopecks }: Returned) {
  await post(context, {
    company_id,
    sub_order_id: null,
    sums: [
      ...(wasPaid ? [{ kind: 'payout_paid' as const, kopecks: -kopecks }] : []),
      { kind: 'payout_returned', kopecks },
    ],
    cause: 'settlement',
    cause_id: id,
  })
}
