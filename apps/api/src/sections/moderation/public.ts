export { openRequest, withdrawRequest } from './open-request.ts'
export { assignedTo, overdue, queueColumns, reasonsOf } from './queue/queue-columns.ts'
export { type Decision, internalComment, requestQueue } from './queue/request-queue.ts'
export { availableStatuses, states } from './queue/states.ts'
