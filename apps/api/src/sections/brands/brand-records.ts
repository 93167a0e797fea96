import { normalizeName } from '@admin-panel/sdk/validation'
import { recordsOf } from '#records/record.ts'
import { findBrand } from './queries.ts'
import { brand } from './schema.ts'
import { saveSynonyms } from './synonyms.ts'

/** Requests for brands write through these records too. */
export const brandRecords = recordsOf({
  entity: 'brand',
  table: brand,
  find: (db, _actor, id) => findBrand(db, id),
  label: ({ name }) => name,
  duplicates: {
    brand_name_norm_key: { name: ['Название: такое значение уже есть'] },
    brand_slug_key: { slug: ['Адрес в ссылке: такое значение уже есть'] },
  },
  saveParts: async (tx, actor, id, { synonyms }: { synonyms?: string[] }) => {
    if (synonyms) await saveSynonyms(tx, actor, id, synonyms)
  },
  derived: ({ name }) => (typeof name === 'string' ? { name_norm: normalizeName(name) } : {}),
})
