export { effectiveActive, isUnder, lineage, productsUnder } from './paths.ts'
export { placeReturned } from './routes.ts'
