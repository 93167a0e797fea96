import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { findSubOrders } from './hits.ts'
import { listOf } from './queries.ts'
import { subOrders } from './routes.ts'
import { subOrder } from './schema.ts'
import { subOrderStatuses } from './states/statuses.ts'
import { cancelUnpaid, endStorage } from './time-limits.ts'

export const section = defineSection({
  english,
  handlers: subOrders,
  resources: {
    'sub-order': {
      nameOf: selectNames(subOrder, subOrder.number),
      shownBy: ['order'],
      states: subOrderStatuses,
      lists: { subOrders: (_, actor, filters) => listOf(actor, filters) },
      search: { permissions: ['order.index', 'order.view'], find: findSubOrders },
    },
  },
  dues: {
    cancelUnpaid: {
      label: 'Отмена заказов, не оплаченных в срок',
      permission: 'operation-reason.update',
      run: cancelUnpaid,
    },
    endStorage: {
      label: 'Закрытие заказов, не полученных в срок',
      permission: 'operation-reason.update',
      run: endStorage,
    },
  },
})
