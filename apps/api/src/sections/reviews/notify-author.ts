import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { reasonName } from '#records/reasons.ts'
import { sendToBuyer } from '#sections/templates/public.ts'
import type { Review } from './queries.ts'

/** Mails the author of a purchase's review why it was rejected; other authors have no address. */
export async function notifyAuthor(
  tx: Database,
  actor: Actor,
  { id, subject }: Review,
  reasonId: number | null | undefined,
): Promise<void> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select buyer_email as email from review
    join sub_order_item on sub_order_item.id = review.order_item_id
    join sub_order on sub_order.id = sub_order_item.sub_order_id
    join "order" on "order".id = sub_order.order_id
    where review.id = ${id} and buyer_email is not null`)
  const [author] = rows
  if (!author) return
  const variables = { product: subject.label, reason: await reasonName(tx, reasonId) }
  await sendToBuyer(tx, author.email, { event: 'review_rejected', variables, at: actor.at })
}
