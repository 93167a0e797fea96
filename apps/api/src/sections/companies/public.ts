export { requireCompany } from './usable-company.ts'
