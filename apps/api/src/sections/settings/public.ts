export { settingOf } from './read.ts'
