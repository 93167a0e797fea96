export { flagAgain } from './flag-again.ts'
export { states } from './states.ts'
