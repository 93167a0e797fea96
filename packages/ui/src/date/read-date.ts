export { dateMark, readDay, type DateMark } from './date-text.ts'
