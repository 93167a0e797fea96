export { legacyRecord, payloadOf } from './columns.ts'
export { legacyList } from './list.ts'
export { keptMapping, mappingOf } from './mapping.ts'
export { isAlike, isSame } from './matching.ts'
