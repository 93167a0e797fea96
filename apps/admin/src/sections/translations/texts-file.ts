import { localeWords } from '#contract/enums/locale.gen.ts'
import { m } from '#paraglide/messages.js'
import type { ImportDefinition } from '#list/import/import-definition.ts'
import { readCode, readText } from '#list/import/read/readers.ts'
import { localeNames } from './locales.ts'

const samples = { ru: 'Добавить товар', en: 'Add a product', kk: '', be: '' }

/** Texts with the columns of the export: one row per key with all its languages. */
export const textsFile = (): ImportDefinition => ({
  title: m.translation_import(),
  description: m.translation_import_text(),
  file: 'translations',
  columns: [
    { field: 'group', title: m.filter_group(), isRequired: true, read: readText, sample: 'storefront' },
    { field: 'key', title: m.translation_key(), isRequired: true, read: readCode, sample: 'product.create' },
    ...localeNames.map((locale) => ({
      field: locale,
      title: localeWords[locale](),
      read: readText,
      sample: samples[locale],
    })),
  ],
  expand: ({ group, key, ...texts }) =>
    localeNames.flatMap((locale) =>
      texts[locale] === undefined ? [] : [{ item: { group, key, locale, value: texts[locale] }, at: locale }],
    ),
  call: 'translations.upsert',
})
