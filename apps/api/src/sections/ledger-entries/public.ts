export { accounts } from './accounts.ts'
export { post } from './post.ts'
export type { Sum } from './accounts.ts'
