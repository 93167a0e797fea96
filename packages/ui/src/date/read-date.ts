export { dateMark, readDay, type DateMark } from '#headless/date-input/date-text.ts'
