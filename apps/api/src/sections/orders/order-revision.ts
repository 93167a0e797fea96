import type { Schemas } from '@admin-panel/sdk'
import { forbidden } from '#errors.ts'
import { isStaff } from '#query/scope.ts'
import { defineFact, orderOfFact } from '#sections/facts/public.ts'
import { say } from '#text/language/say.ts'
import { withoutUndefined } from '#text/pick.ts'
import { reviseOrder } from './revise.ts'

/** What a buyer has changed of an order that is not handed to delivery yet. */
export const revisionFact = defineFact<Schemas['OrderRevisionFact']>({
  kind: 'revision',
  summary: ({ order_number, order_external_id }) => say`Изменение заказа ${order_number ?? order_external_id}`,
  apply: async ({ db, actor, input }) => {
    if (!isStaff(actor)) throw forbidden('Заказ изменяет сотрудник маркетплейса')
    const { id, number } = await orderOfFact(db, actor, input)
    const { buyer_name, buyer_phone, buyer_email, address, pickup_point_id } = input
    await reviseOrder(
      { db, actor, params: { id }, version: undefined },
      withoutUndefined({ buyer_name, buyer_phone, buyer_email, address, pickup_point_id }),
    )
    return { entity: 'order', entity_id: id, entity_label: number }
  },
})
