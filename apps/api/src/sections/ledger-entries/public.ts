export { accounts } from './accounts.ts'
export { post, requirePerson } from './post.ts'
export type { Sum } from './accounts.ts'
