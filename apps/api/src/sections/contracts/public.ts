export { endsSoon, listOf as listOfContracts } from './queries.ts'
export { contractStatuses } from './statuses.ts'
