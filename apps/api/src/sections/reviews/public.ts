export { flagAgain } from './flag-again.ts'
export { listOf as listOfReviews } from './queries.ts'
