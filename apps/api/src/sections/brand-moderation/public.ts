export { listOf as listOfBrandRequests } from './queries.ts'
