export { sharedWith } from './queries.ts'
