export { giveRole } from './members.ts'
