import type { Database } from '#db/database.ts'
import type { Principal } from '#db/actor.ts'
import { changedOf } from '#db/audit.ts'
import { conflict, forbidden, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { recordsOf, type Target } from '#records/record.ts'
import { oneLine, oneLineOrNull } from '#text/one-line.ts'
import { isSeller } from '#query/scope.ts'
import { masked, maskedEmail, maskedPhone } from '#text/masked.ts'
import * as queries from './queries.ts'
import { order } from './schema.ts'
import { validation } from '#text/language/say.ts'
import { normalizeEmail } from '#text/addresses/email.ts'

type Order = Awaited<ReturnType<typeof queries.findOrder>>
type Changes = Call<'orders.update'>['body']

const records = recordsOf({
  entity: 'order',
  table: order,
  find: queries.findOrder,
  label: ({ number }) => number,
  masked: {
    buyer_phone: (phone) => maskedPhone(phone),
    buyer_email: (email) => maskedEmail(email),
    address: (address) => masked('address', address),
    comment_staff: (note) => masked('text', note),
  },
})

/** Several sellers share an order, so only staff change it; sellers change their sub-orders. */
export async function reviseOrder({ db, actor, params, version }: Target<Principal>, body: Changes) {
  const before = await records.lock({ db, actor }, params.id, version)
  if (isSeller(actor)) throw forbidden('Заказ изменяет сотрудник маркетплейса')
  const next = normalize(body)
  await assertValid(db, before, next)
  return records.update({ db, actor }, before, next)
}

function normalize({ comment_staff, buyer_name, buyer_email, address, ...rest }: Changes): Changes {
  return {
    ...rest,
    ...(comment_staff !== undefined && { comment_staff: comment_staff?.trim() || null }),
    ...(buyer_name !== undefined && { buyer_name: oneLine(buyer_name) }),
    ...(buyer_email !== undefined && { buyer_email: buyer_email ? normalizeEmail(buyer_email) : null }),
    ...(address !== undefined && { address: oneLineOrNull(address) }),
  }
}

async function assertValid(db: Database, before: Order, { comment_staff: _note, ...recipient }: Changes) {
  const { buyer_name, address, pickup_point_id } = recipient
  const isChanged = Object.keys(changedOf(before, recipient)).length > 0
  if (isChanged && before.recipient_is_locked)
    throw conflict('Получателя и адрес можно изменить только до передачи в доставку')
  if (buyer_name === '') throw invalid({ buyer_name: [validation().required('Покупатель')] })
  if (address === null && before.delivery_type !== 'pickup')
    throw invalid({ address: [validation().required('Адрес')] })
  if (pickup_point_id === undefined || pickup_point_id === before.pickup_point_id) return
  const isFitting =
    before.delivery_type === 'pickup' &&
    pickup_point_id !== null &&
    (await queries.isPickupPoint(db, pickup_point_id, before.city_id))
  if (!isFitting) throw invalid({ pickup_point_id: [validation().enum('Пункт выдачи')] })
}
