export { moderatedCompany } from './moderated.ts'
export { companyStatuses } from './statuses.ts'
export { update } from './update.ts'
export { requireCompany } from './usable-company.ts'
