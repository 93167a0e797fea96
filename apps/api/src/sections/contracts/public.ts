export { TYPE_LABELS, contractStatuses } from './statuses.ts'
