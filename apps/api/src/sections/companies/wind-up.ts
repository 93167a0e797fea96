import { and, eq, ne, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { changeStatuses } from '#records/many/change-statuses.ts'
import { endSessionsOf } from '#sections/auth/public.ts'
import { withdrawOf } from '#sections/operations/public.ts'
import { contract } from '#sections/contracts/schema.ts'
import { contractStatuses } from '#sections/contracts/public.ts'
import { offerStatuses } from '#sections/product-offers/public.ts'
import { productOffer } from '#sections/product-offers/schema.ts'
import { userStatuses } from '#sections/users/public.ts'
import { user } from '#sections/users/schema.ts'

/** Winds up a terminated company: archives its offers, ends its contracts and blocks users without another company. */
export async function windUp(db: Database, actor: Actor, { id }: { id: number }): Promise<void> {
  const shared = {
    companyId: sql`${id}::int8`,
    comment: 'Продавец отключён',
    related: { entity: 'company', id },
  }
  await changeStatuses(
    { db, actor },
    {
      ...shared,
      entity: 'product-offer',
      table: productOffer,
      machine: offerStatuses,
      to: 'archived',
      where: eq(productOffer.company_id, id),
      label: productOffer.seller_sku,
    },
  )
  await changeStatuses(
    { db, actor },
    {
      ...shared,
      entity: 'contract',
      table: contract,
      machine: contractStatuses,
      to: 'terminated',
      where: eq(contract.company_id, id),
      label: contract.number,
    },
  )
  const blocked = await changeStatuses(
    { db, actor },
    {
      ...shared,
      entity: 'user',
      table: user,
      machine: userStatuses,
      to: 'blocked',
      where: and(eq(user.status, 'active'), ne(user.id, actor.userId), hasNoOtherAccess(id)),
      label: sql`person_label(${user})`,
    },
  )
  await endSessionsOf(db, blocked, actor.at)
  await withdrawOf(db, blocked, actor.at)
}

/** Whether a user belongs to this company alone and has no role for all companies. */
function hasNoOtherAccess(companyId: number) {
  return sql`exists (select from user_company where user_id = "user".id and company_id = ${companyId})
    and not exists (select from user_company where user_id = "user".id and company_id <> ${companyId})
    and not exists (select from user_role join role on role.id = role_id where user_id = "user".id and role.scope = 'all')`
}
