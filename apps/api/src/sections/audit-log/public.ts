export type { NameOf } from './structures.ts'
export { type Asked, answerInWords, valueInWords } from './value-words.ts'
