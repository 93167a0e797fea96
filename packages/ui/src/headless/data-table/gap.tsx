// The parts draw again only with other props, which the cache of the compiler would never find.
'use no memo'

import type { ComponentProps } from 'react'
import type { RowGroup } from './lines.ts'

/** What the head of a group gets. */
export interface GroupHeadProps {
  /** The key among the rows. */
  key: string
  /** The group. */
  group: RowGroup
  /** The cells of a row. */
  columnCount: number
  /** Its place among all rows, where the document has only some of them. */
  place: number | undefined
}

/** Props of {@link GroupHead}. */
export interface GroupHeadRowProps extends Omit<GroupHeadProps, 'key'>, ComponentProps<'tr'> {
  /** Props of the cell. */
  cell?: ComponentProps<'th'>
}

/** Returns the props of the head of a group of rows. */
export const getGroupHeadProps = ({ place }: Pick<GroupHeadProps, 'place'>) => ({
  role: 'row',
  // The header is the first.
  'aria-rowindex': place === undefined ? undefined : place + 2,
})

/** Returns the props of its cell. */
export const getGroupCellProps = ({ columnCount }: Pick<GroupHeadProps, 'columnCount'>) => ({
  role: 'rowheader',
  scope: 'rowgroup',
  // A column more than there are would make one of its own.
  colSpan: columnCount,
})

/** The head of a group of rows. */
export function GroupHead({ group, columnCount, place, cell, ...props }: GroupHeadRowProps) {
  return (
    <tr {...getGroupHeadProps({ place })} {...props}>
      <th {...getGroupCellProps({ columnCount })} {...cell}>
        {group.label}
      </th>
    </tr>
  )
}

/** The head of a group as it is drawn by default. */
export const groupHead = ({ key, ...props }: GroupHeadProps) => <GroupHead key={key} {...props} />

/** Takes the place of rows that the document does not have. */
export function Gap({ height }: { height: number }) {
  return <tr aria-hidden data-gap="" style={{ height }} />
}
