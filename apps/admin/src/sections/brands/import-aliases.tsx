import { m } from '#paraglide/messages.js'
import { ImportDialog } from '#list/import/import-dialog.tsx'
import { readChoice, readCode, readInteger } from '#list/import/read/readers.ts'
import { sourceOptions } from './labels.ts'

/** Imports spellings from a reference or a price list; those without a brand stay unassigned. */
export function ImportAliases({ onClose }: { onClose: () => void }) {
  return (
    <ImportDialog
      definition={{
        title: m.brands_import(),
        description: m.brands_import_text(),
        file: 'brand-aliases',
        columns: [
          {
            field: 'source',
            title: m.filter_source(),
            isRequired: true,
            read: readChoice(sourceOptions),
            sample: 'TecDoc',
          },
          { field: 'name', title: m.brands_column_alias(), isRequired: true, read: readCode, sample: 'MANN FILTER' },
          { field: 'external_id', title: m.brands_column_external(), read: readCode, sample: '4' },
          { field: 'matchcode', title: m.brands_column_matchcode(), read: readCode, sample: 'MANNFILTER' },
          { field: 'articles_count', title: m.brands_column_articles(), read: readInteger, sample: '12000' },
          { field: 'brand_id', title: m.brands_import_brand(), read: readInteger, sample: '' },
        ],
        call: 'brandAliases.upsert',
      }}
      onClose={onClose}
    />
  )
}
