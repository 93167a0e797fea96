export { flagAgain } from './flag-again.ts'
