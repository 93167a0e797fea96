export { moderatedBankDetail } from './moderated.ts'
export { update } from './update.ts'
