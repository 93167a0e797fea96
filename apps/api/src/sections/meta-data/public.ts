export { dropMetaData, moveMetaData } from './with-record.ts'
