import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type FieldsOf, recordsOf } from '#records/record.ts'
import { findSubOrder } from './find.ts'
import { postEarned } from './money.ts'
import type { Item } from './pieces/pieces.ts'
import { subOrder } from './schema.ts'

type Line = Item & { commission_bp?: number | null }

interface Parts {
  items?: (Line & { name: string })[] | undefined
}

export type SubOrderFields = FieldsOf<typeof subOrder, Parts>

const records = recordsOf({
  entity: 'sub-order',
  table: subOrder,
  find: findSubOrder,
  label: ({ number }) => number,
  companyId: ({ company_id }) => company_id,
  saveParts,
  masked: { items: (items) => items.map(countsOf) },
})

/** Each change of a sub-order enters the difference of the seller's earnings in the ledger. */
export const subOrderRecords: Pick<typeof records, 'lock' | 'subject' | 'update'> = {
  lock: records.lock,
  subject: records.subject,
  async update(context, before, fields, details) {
    const after = await records.update(context, before, fields, details)
    if (after !== before) await postEarned(context, before, after)
    return after
  },
}

async function saveParts(tx: Database, _actor: Principal, _id: number, { items }: Parts): Promise<void> {
  if (items) await writeItems(tx, items)
}

/** Writes only the mutable columns of items; the others describe the sale. */
export async function writeItems(tx: Database, items: readonly Line[]): Promise<void> {
  const counts = items.map(({ id, cancelled_qty, returned_qty, commission_bp = null, commission_kopecks }) => ({
    id,
    cancelled_qty,
    returned_qty,
    commission_bp,
    commission_kopecks,
  }))
  await tx.execute(sql`
    update sub_order_item set cancelled_qty = input.cancelled_qty, returned_qty = input.returned_qty,
      commission_bp = input.commission_bp, commission_kopecks = input.commission_kopecks
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as input (id bigint, cancelled_qty int, returned_qty int, commission_bp int, commission_kopecks bigint)
    where sub_order_item.id = input.id`)
}

/** The log keeps only these fields of items. */
function countsOf({ id, name, quantity, cancelled_qty, returned_qty, commission_kopecks }: Line & { name: string }) {
  return { id, name, quantity, cancelled_qty, returned_qty, commission_kopecks }
}
