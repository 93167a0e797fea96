import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { useState } from 'react'
import { DateRangeInput } from '#form/date-input.tsx'
import { useTyped } from '#form/drafts/use-typed.ts'
import { ImportDialog } from '#list/import/import-dialog.tsx'
import { m } from '#paraglide/messages.js'
import { registryColumns } from './registry-columns.ts'

/** Loads the registry of a provider for some days: it names payments and refunds by the provider's numbers. */
export function ImportRegistry({ onClose }: { onClose: () => void }) {
  // The next registry is mostly of the same provider.
  const [source, setSource] = useTyped(['reconciliations', 'new', 'import'], 'source', '')
  const [days, setDays] = useState({ from: '', to: '' })
  const isReady = source.trim() !== '' && days.from !== '' && days.to !== ''
  return (
    <ImportDialog
      definition={{
        title: m.reconciliations_import_title(),
        description: m.reconciliations_import_text(),
        file: 'registry',
        columns: registryColumns(),
        call: 'reconciliations.upsert',
      }}
      common={isReady ? { source: source.trim(), period_from: days.from, period_to: days.to } : {}}
      settings={
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={m.filter_source()} hint={m.reconciliations_source_hint()}>
            <Input value={source} maxLength={40} onChange={({ target }) => setSource(target.value)} />
          </Field>
          <Field label={m.reconciliations_days()} hint={m.reconciliations_days_hint()}>
            <DateRangeInput value={days} onValueChange={setDays} />
          </Field>
        </div>
      }
      isReady={isReady}
      onClose={onClose}
    />
  )
}
