export { offerStatuses } from './statuses.ts'
