import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Settings2 from 'lucide-react/icons/settings-2'
import { useState, type ReactElement } from 'react'
import { Button } from '#button/button.tsx'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { IconButton } from '#button/icon-button.tsx'
import { Popover } from '#menu/popover.tsx'
import { movedOrder } from '#headless/data-table/columns.ts'
import { initialView, orderedColumns, type TableColumn, type TableView } from './table-view.ts'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link TableViewMenu}. */
export interface TableViewMenuProps<Row> {
  /** The columns of the table. */
  columns: readonly TableColumn<Row>[]
  /** Which columns are shown, and in which order. */
  view: TableView
  /** Columns were moved, hidden or shown. */
  onViewChange: (view: TableView) => void
  /** Replaces the button that opens the menu. */
  trigger?: ReactElement
  /**
   * Whether the menu is open at first.
   *
   * @default false
   */
  defaultOpen?: boolean
}

const densities = ['compact', 'normal'] as const

/**
 * Shows, hides and reorders columns, and sets the height of rows. The first column cannot move: it carries the link
 * of the row.
 */
export function TableViewMenu<Row>({
  columns,
  view,
  onViewChange,
  trigger,
  defaultOpen = false,
}: TableViewMenuProps<Row>) {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(defaultOpen)
  const [, ...movable] = orderedColumns(columns, view)
  function move(id: string, step: number) {
    onViewChange({ ...view, order: movedOrder(columns, view, id, step) })
  }
  function toggle(id: string) {
    const hidden = view.hidden.includes(id) ? view.hidden.filter((other) => other !== id) : [...view.hidden, id]
    onViewChange({ ...view, hidden })
  }
  return (
    <Popover
      data-slot="table-view-menu"
      label={texts.columns}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        trigger ?? (
          <IconButton label={texts.columns} variant="secondary" size="md">
            <Settings2 aria-hidden />
          </IconButton>
        )
      }
    >
      <fieldset>
        <legend className="mb-1 font-label">{texts.columns}</legend>
        <ul>
          {movable.map(({ id, header }, index) => (
            <li key={id} className="flex items-center gap-1">
              <Checkbox
                label={header}
                checked={!view.hidden.includes(id)}
                onChange={() => toggle(id)}
                className="grow"
              />
              <IconButton label={texts.moveUp(header)} disabled={index === 0} onClick={() => move(id, -1)}>
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={texts.moveDown(header)}
                disabled={index === movable.length - 1}
                onClick={() => move(id, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className="mt-3">
        <legend className="mb-1 font-label">{texts.density}</legend>
        <div className="grid grid-cols-2 rounded-lg border border-frame">
          {densities.map((density) => (
            <label
              key={density}
              className="rounded-sm px-2 py-1 text-center text-secondary has-checked:bg-pressed has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="density"
                className="sr-only"
                checked={view.density === density}
                onChange={() => onViewChange({ ...view, density })}
              />
              {texts[density]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button size="sm" variant="ghost" className="mt-3 -ms-2" onClick={() => onViewChange(initialView(columns))}>
        {texts.resetView}
      </Button>
    </Popover>
  )
}
