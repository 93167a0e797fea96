export { listOf as listOfAliases } from './queries.ts'
