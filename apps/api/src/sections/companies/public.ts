export { listOf as listOfCompanies } from './queries.ts'
