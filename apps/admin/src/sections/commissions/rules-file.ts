import { m } from '#paraglide/messages.js'
import type { ImportDefinition } from '#list/import/import-definition.ts'
import { readDay, readMoney, readPercent, readText } from '#list/import/read/readers.ts'

/** Rules with sellers, categories and brands by name or number. The titles equal those of the export, so that an edited export can be imported. */
export const rulesFile = (): ImportDefinition => ({
  title: m.commissions_import_title(),
  description: m.commissions_import_text(),
  file: 'commissions',
  columns: [
    { field: 'company', title: m.filter_commissionsList_company_id(), read: readText, sample: 'Автодеталь-Север' },
    { field: 'category', title: m.filter_category_id(), read: readText, sample: '' },
    { field: 'brand', title: m.filter_brand_id(), read: readText, sample: 'TRW' },
    { field: 'rate_bp', title: m.commissions_rate(), isRequired: true, read: readPercent, sample: '12,5' },
    { field: 'min_kopecks', title: m.commissions_min(), read: readMoney, sample: '' },
    { field: 'fixed_kopecks', title: m.commissions_import_fixed(), read: readMoney, sample: '' },
    { field: 'valid_from', title: m.commissions_valid_from(), isRequired: true, read: readDay, sample: '01.01.2027' },
    { field: 'valid_to', title: m.commissions_valid_to(), read: readDay, sample: '' },
    { field: 'comment', title: m.field_comment(), read: readText, sample: '' },
  ],
  call: 'commissions.upsert',
})
