import type { DataColumn } from './columns.ts'

/** Returns the props of a cell of a column, by which a style sheet finds and aligns it. */
export const getCellProps = ({ id, align }: Pick<DataColumn<never>, 'id' | 'align'>) => ({
  role: 'cell',
  'data-column': id,
  'data-align': align,
})
