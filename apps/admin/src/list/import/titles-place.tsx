import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { m } from '#paraglide/messages.js'
import { isBlank, type Cell } from '#list/import/read/cell.ts'
import { findTitles, type TitlesPlace as Place } from '#list/import/read/find-titles.ts'
import type { ImportColumn } from './import-definition.ts'
import { TITLE_ROWS } from '#list/import/read/limits.ts'
import { placesAsBefore } from '#list/import/read/read-rows.ts'
import type { OpenFile } from './use-import.ts'

interface TitlesPlaceProps {
  file: OpenFile
  columns: readonly ImportColumn[]
  isDisabled: boolean
  onChange: (place: Place) => void
}

const EXAMPLES = 4

/** The sheet and the row that hold the titles: found by the required columns, or chosen where that is not plain. */
export function TitlesPlace({ file, columns, isDisabled, onChange }: TitlesPlaceProps) {
  const { sheets, titles, isUnclear, missing, before } = file
  const rows = sheets[titles.sheet]?.rows ?? []
  const isPlain = sheets.length === 1 && titles.row === 0 && missing.length === 0
  if (isPlain || rows.length < 2) return null
  return (
    <div className="flex flex-col gap-3">
      {isUnclear && (
        <output className="rounded-xl bg-amber-soft p-3 text-amber-text">{m.import_titles_unclear()}</output>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {sheets.length > 1 && (
          <Field label={m.import_sheet()}>
            <NativeSelect
              value={isUnclear ? '' : titles.sheet}
              disabled={isDisabled}
              onChange={({ target: { value } }) => {
                const sheet = Number(value)
                const chosen = sheets[sheet]
                if (!chosen) return
                const { place } = findTitles([chosen], columns, (header) => placesAsBefore(header, columns, before))
                onChange({ sheet, row: place.row })
              }}
            >
              {isUnclear && <option value="">{m.import_sheet_none()}</option>}
              {sheets.map(({ name }, sheet) => (
                <option key={name} value={sheet}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        {!isUnclear && (
          <Field label={m.import_titles_row()}>
            <NativeSelect
              value={titles.row}
              disabled={isDisabled}
              onChange={({ target: { value } }) => onChange({ ...titles, row: Number(value) })}
            >
              {rows.slice(0, TITLE_ROWS).flatMap((cells, row) =>
                cells.every(isBlank) ? (
                  []
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its position
                  <option key={row} value={row}>
                    {`${row + 1}: ${beginningOf(cells)}`}
                  </option>
                ),
              )}
            </NativeSelect>
          </Field>
        )}
      </div>
    </div>
  )
}

function beginningOf(cells: readonly Cell[]) {
  const texts = [...new Set(cells.flatMap(({ text }) => (text === '' ? [] : [text.slice(0, 40)])))]
  return `${texts.slice(0, EXAMPLES).join(', ')}${texts.length > EXAMPLES ? '…' : ''}`
}
