import { check, type Rules } from '@admin-panel/sdk/validation'
import type { EditableColumn } from '@admin-panel/ui/editable-grid'
import { currentLanguage } from '#text/language.ts'

/** The columns, each cell of which is held to the contract's rule of its field, so that a sheet takes what the server takes. */
export const checkedColumns = <Row>(
  columns: readonly EditableColumn<Row>[],
  rules: Rules,
): readonly EditableColumn<Row>[] =>
  columns.map((column) => {
    const { id, header, kind } = column
    const rule = rules[id]
    if (kind === 'readonly' || !rule) return column
    const checkCell = (value: unknown) =>
      check({ [id]: { ...rule, label: header } }, { [id]: value }, currentLanguage().validation)[id]?.[0]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The column stays of its kind.
    return { ...column, check: checkCell } as EditableColumn<Row>
  })
