export { brandRecords } from './brand-records.ts'
export { similarBrands } from './similar.ts'
export { normalizeSynonyms } from './synonyms.ts'
