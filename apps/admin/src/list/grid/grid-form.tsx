import type { OperationId } from '@admin-panel/sdk'
import { EditableGrid, type EditableColumn, type GridChanges } from '@admin-panel/ui/editable-grid'
import type { Rules } from '@admin-panel/sdk/validation'
import { SaveBar } from '@admin-panel/ui/save-bar'
import { m } from '#paraglide/messages.js'
import { DraftNotice, type DraftOffer } from '#form/drafts/draft-notice.tsx'
import { checkedColumns } from './checked-columns.ts'
import type { ListState } from '#list/list-state.ts'
import { UnsavedGuard } from '#page/unsaved-guard.tsx'

interface GridFormProps<Row extends object> {
  /** The list's state, where its columns are sortable. */
  list?: Pick<ListState<OperationId>, 'sort' | 'setRaw'>
  label: string
  columns: readonly EditableColumn<Row>[]
  /** The contract's rules of a row; null where the fields of the sheet are not those of the contract. */
  rules: Rules | null
  edit: {
    grid: {
      rows: readonly Row[]
      rowId: (row: Row) => string
      changes: GridChanges<Row>
      onChange: (changes: GridChanges<Row>) => void
      errors: ReadonlyMap<string, Readonly<Record<string, string>>>
    }
    isDirty: boolean
    isPending: boolean
    count: number
    isRestored: boolean
    offer: DraftOffer | undefined
    save: () => void
    discard: () => void
  }
}

/** A spreadsheet with the bar that saves it. */
export function GridForm<Row extends object>({ list, label, columns, rules, edit }: GridFormProps<Row>) {
  return (
    <form
      className="flex min-w-0 flex-col pane:min-h-0 pane:grow pane:[--grid-height:none]"
      onSubmit={(event) => {
        event.preventDefault()
        edit.save()
      }}
    >
      <DraftNotice edit={edit} />
      <EditableGrid
        label={label}
        columns={rules ? checkedColumns(columns, rules) : columns}
        {...edit.grid}
        sort={list?.sort}
        onSortChange={list ? (sort) => list.setRaw({ sort }) : undefined}
        isPane
        className="grow"
      />
      {edit.isDirty && (
        <SaveBar
          changes={[m.grid_changed({ count: edit.count })]}
          onDiscard={edit.discard}
          isPending={edit.isPending}
        />
      )}
      <UnsavedGuard isDirty={edit.isDirty} />
    </form>
  )
}
