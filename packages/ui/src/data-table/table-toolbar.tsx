import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { IconButton } from '#button/icon-button.tsx'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link TableToolbar}. */
export type TableToolbarProps = ComponentProps<'div'> & { selected?: number; bulk?: ReactNode; onClear?: () => void }

/**
 * The row above a table. While rows are selected (`selected` is their count, 0 by default), `bulk` replaces
 * `children` in place.
 */
export function TableToolbar({ selected = 0, bulk, onClear, className, children, ...props }: TableToolbarProps) {
  const texts = useTexts()
  const isBulk = selected > 0
  return (
    <div {...props} className={cn('grid min-h-(--control) items-center', className)}>
      <div
        inert={isBulk}
        className={cn('col-start-1 row-start-1 flex min-w-0 flex-wrap items-center gap-2', isBulk && 'invisible')}
      >
        {children}
      </div>
      {isBulk && (
        <div
          role="toolbar"
          aria-label={texts.selected(selected)}
          className="col-start-1 row-start-1 flex min-w-0 animate-appear flex-wrap items-center gap-2"
        >
          <output className="font-label">{texts.selected(selected)}</output>
          <IconButton label={texts.clearSelection} onClick={onClear}>
            <X aria-hidden />
          </IconButton>
          {bulk}
        </div>
      )}
    </div>
  )
}
