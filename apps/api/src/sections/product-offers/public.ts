export { offerStatuses } from './statuses.ts'
export { listOf as listOfOffers } from './queries.ts'
