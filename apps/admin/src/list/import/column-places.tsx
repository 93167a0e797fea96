import { AccordionItem } from '@admin-panel/ui/accordion'
import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { m } from '#paraglide/messages.js'
import type { ImportColumn } from './import-definition.ts'
import type { Places, ReadFile } from '#list/import/read/read-rows.ts'

interface ColumnPlacesProps {
  file: ReadFile
  columns: readonly ImportColumn[]
  isDisabled: boolean
  onChange: (places: Places) => void
}

/** Maps columns of the file to fields: by title, or by hand where the titles differ. */
export function ColumnPlaces({ file, columns, isDisabled, onChange }: ColumnPlacesProps) {
  const { header, places } = file
  const matchCount = columns.filter(({ field }) => (places[field] ?? -1) >= 0).length
  return (
    <AccordionItem open={file.missing.length > 0} title={m.import_places({ found: matchCount, count: columns.length })}>
      <div className="grid gap-3 sm:grid-cols-2">
        {columns.map(({ field, title, isRequired }) => (
          <Field key={field} label={isRequired ? `${title}*` : title}>
            <NativeSelect
              value={places[field] ?? -1}
              disabled={isDisabled}
              onChange={({ target: { value } }) => onChange({ ...places, [field]: Number(value) })}
            >
              <option value={-1}>{m.import_place_none()}</option>
              {header.map((name, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is identified by its position: titles may repeat
                <option key={at} value={at}>
                  {name || m.import_place_untitled({ number: at + 1 })}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ))}
      </div>
    </AccordionItem>
  )
}
