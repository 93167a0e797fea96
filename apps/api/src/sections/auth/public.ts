export { createAuthenticate } from './authenticate.ts'
export { voidLinks } from './links.ts'
export { endSessionsOf } from './sessions.ts'
export { hashOf } from './token.ts'
