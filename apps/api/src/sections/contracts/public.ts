export { contractStatuses } from './statuses.ts'
