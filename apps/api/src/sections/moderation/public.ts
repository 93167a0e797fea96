export { openRequest, withdrawRequest } from './open-request.ts'
export { assignedTo, overdue, queueColumns, reasonsOf } from './queue-columns.ts'
export { type Decision, internalComment, requestQueue } from './request-queue.ts'
export { availableStatuses, states } from './states.ts'
