export { requireCompany } from './usable-company.ts'
export { listOf as listOfCompanies } from './queries.ts'
