export { brandRecords } from './brand-records.ts'
export { similarBrands } from './similar.ts'
export { tidySynonyms } from './synonyms.ts'
