export type { NameOf } from './structures.ts'
export { type AttributeKind, answerInWords, valueInWords } from './value-words.ts'
