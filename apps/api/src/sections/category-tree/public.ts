export { effectiveActive, lineage, productsUnder } from './paths.ts'
