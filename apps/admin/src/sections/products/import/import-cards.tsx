import { Combobox, type ComboboxOption } from '@admin-panel/ui/combobox'
import { Field } from '@admin-panel/ui/field'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useOnlyCompany } from '#data/access/use-only-company.ts'
import { useOptions } from '#form/pickers/use-options.ts'
import { ImportDialog } from '#list/import/import-dialog.tsx'
import { cardColumns } from './card-columns.ts'

/** Imports cards by brand and article: new ones become drafts, and what a file omits stays. */
export function ImportCards({ onClose }: { onClose: () => void }) {
  const only = useOnlyCompany()
  const [company, setCompany] = useState<ComboboxOption | null>(null)
  const options = useOptions('companies', [])
  return (
    <ImportDialog
      definition={{
        title: m.products_cards_title(),
        description: m.products_cards_text(),
        file: 'cards',
        columns: cardColumns(),
        call: 'products.upsert',
      }}
      common={company ? { company_id: Number(company.value) } : {}}
      settings={
        only === null && (
          <Field label={m.field_productsCreate_company_id()} hint={m.products_cards_company()}>
            <Combobox {...options} value={company} onValueChange={setCompany} />
          </Field>
        )
      }
      onClose={onClose}
    />
  )
}
