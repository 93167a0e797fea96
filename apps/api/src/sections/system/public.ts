export { pageOf } from './page-of.ts'
