import { Combobox, type ComboboxOption } from '@admin-panel/ui/combobox'
import { Field } from '@admin-panel/ui/field'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { ImportDialog } from '#list/import/import-dialog.tsx'
import { useOptions } from '#form/pickers/use-options.ts'
import { useCan } from '#data/queries.ts'
import { useOnlyCompany } from '#data/access/use-only-company.ts'
import { priceColumns } from './price-columns.ts'

/** Imports prices and stocks. The file names the seller, or one seller is chosen for all rows. */
export function ImportPrices({ onClose }: { onClose: () => void }) {
  const only = useOnlyCompany()
  const canExport = useCan('product-offer.export')
  const [company, setCompany] = useState<ComboboxOption | null>(null)
  const options = useOptions('companies', [])
  const ofCompany = company && { company_id: [Number(company.value)] }
  return (
    <ImportDialog
      definition={{
        title: m.products_import_title(),
        description: m.products_import_text(),
        file: 'prices',
        columns: priceColumns().filter(({ field }) => field !== 'company' || only === null),
        call: 'productOffers.upsert',
        ...(canExport &&
          (only !== null || ofCompany) && {
            begin: {
              label: m.products_import_begin(),
              load: (format) => client.api.productOffers.export({ ...ofCompany, sort: ['seller_sku'], format }),
            },
          }),
      }}
      common={company ? { company_id: Number(company.value) } : {}}
      settings={
        only === null && (
          <Field label={m.field_company_id()} hint={m.products_import_company()}>
            <Combobox {...options} value={company} onValueChange={setCompany} />
          </Field>
        )
      }
      onClose={onClose}
    />
  )
}
