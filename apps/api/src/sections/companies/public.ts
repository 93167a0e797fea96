export { moderatedCompany } from './moderated.ts'
export { update } from './update.ts'
export { requireCompany } from './usable-company.ts'
