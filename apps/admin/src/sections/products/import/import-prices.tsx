import type { Schemas } from '@admin-panel/sdk'
import { Combobox, type ComboboxOption } from '@admin-panel/ui/combobox'
import { Field } from '@admin-panel/ui/field'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { ImportDialog } from '#shared/import/import-dialog.tsx'
import { useOptions } from '#shared/pickers/use-options.ts'
import { priceColumns } from './price-columns.ts'

/** Prices and stock of one seller from a file. */
export function ImportPrices({ onClose }: { onClose: () => void }) {
  const [company, setCompany] = useState<ComboboxOption | null>(null)
  const options = useOptions('companies', [])
  return (
    <ImportDialog<Schemas['ProductOfferImportRow']>
      definition={{
        title: m.products_import_title(),
        description: m.products_import_text(),
        file: 'prices',
        columns: priceColumns(),
        of: 'products',
        upsert: (body, signal) => client.api.productOffers.upsert(body, { signal }),
      }}
      isReady={company !== null}
      common={{ company_id: Number(company?.value) }}
      settings={
        <Field label={m.field_company_id()}>
          <Combobox {...options} value={company} onValueChange={setCompany} />
        </Field>
      }
      onClose={onClose}
    />
  )
}
