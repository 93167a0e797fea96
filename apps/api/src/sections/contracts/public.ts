export { endsSoon } from './queries.ts'
export { contractStatuses } from './statuses.ts'
