export { requireReasons } from './given-reasons.ts'
export { openRequest, withdrawRequest } from './open-request.ts'
export { states } from './states.ts'
