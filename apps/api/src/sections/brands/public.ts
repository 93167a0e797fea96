export { holdArticles, lockArticles } from './articles.ts'
export { brandRecords } from './brand-records.ts'
export { similarBrands } from './similar.ts'
export { inOrder, normalizeSynonyms } from './synonyms.ts'
