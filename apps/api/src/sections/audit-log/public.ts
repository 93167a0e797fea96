export type { NameOf } from './structures.ts'
export { type AttributeKind, answerInWords, valueInWords } from './value-words.ts'
export { listOf as listOfAudit } from './queries.ts'
