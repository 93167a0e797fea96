import * as Grid from '#headless/editable-grid/editable-grid.ts'
import { EditableGrid, type EditableGridProps } from './editable-grid.tsx'
import { useGridTexts } from './texts.ts'

/** The grid as its bare parts draw it, without a class. */
function BareGrid<Row extends object>(args: EditableGridProps<Row>) {
  const grid = Grid.useEditableGrid({ ...args, texts: { ...useGridTexts(), locale: 'ru' }, rowHeight: 24 })
  return (
    <>
      <Grid.Root grid={grid} style={{ maxHeight: 400, overflow: 'auto' }} />
      <Grid.ErrorText grid={grid} />
      <Grid.NextError grid={grid} />
      <Grid.Report grid={grid} />
    </>
  )
}

/** What promises the same behaviour: the component, and the parts under it. */
export const subjects = [
  ['EditableGrid', EditableGrid],
  ['bare parts', BareGrid],
] as const
