import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import { Kbd } from '#display/kbd.tsx'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link BulkBar}. */
export interface BulkBarProps extends ComponentProps<'div'> {
  /** The number of selected rows; without any the bar is absent. */
  selected: number
  /** The selection is dropped. */
  onClear: () => void
}

/**
 * The actions on the selected rows. It floats above what follows it, so nothing moves when it comes. The caller clears
 * the selection on Escape too.
 */
export function BulkBar({ selected, onClear, className, children, ...props }: BulkBarProps) {
  const texts = useTexts()
  if (selected === 0) return null
  return (
    <div
      data-slot="bulk-bar"
      {...props}
      className={cn('pointer-events-none sticky bottom-12 z-30 flex h-0 items-end justify-center px-2', className)}
    >
      <div
        role="toolbar"
        aria-label={texts.selected(selected)}
        // Dark in both themes, so that it stands out from the rows.
        className="dark pointer-events-auto mb-2 flex max-w-full animate-appear flex-wrap items-center gap-2 rounded-xl bg-surface px-3 py-2 text-text shadow-popover"
      >
        <output className="me-1 font-label">{texts.selected(selected)}</output>
        {children}
        <Button variant="ghost" size="sm" title={texts.clearSelection} onClick={onClear}>
          <X aria-hidden />
          <span className="sr-only">{texts.clearSelection}</span>
          <Kbd aria-hidden className="pointer-coarse:hidden">
            Esc
          </Kbd>
        </Button>
      </div>
    </div>
  )
}
