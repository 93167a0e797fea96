import { cn } from '@admin-panel/ui/cn'
import type { ReactNode } from 'react'

interface TwoColumnsProps {
  /** Facts and history: the narrow column, below the other one on narrow screens. */
  side: ReactNode
  /**
   * Keeps the distance to the edges of the page.
   * @default false
   */
  isPadded?: boolean
  /**
   * Fields are no wider than a line that one reads; a record has more room.
   * @default false
   */
  isForm?: boolean
  children: ReactNode
}

/** The layout of a record: its content, and a narrow column beside it. */
export function TwoColumns({ side, isPadded = false, isForm = false, children }: TwoColumnsProps) {
  return (
    <div
      className={cn(
        'grid items-start gap-4',
        isForm
          ? 'xl:grid-cols-[minmax(0,55rem)_22.5rem] xl:has-data-map:grid-cols-[minmax(0,66rem)_22.5rem]'
          : 'max-w-340 xl:grid-cols-[minmax(0,1fr)_21rem]',
        isPadded && 'box-content px-4 pb-6',
      )}
    >
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
      <div className="flex min-w-0 flex-col gap-4">{side}</div>
    </div>
  )
}
