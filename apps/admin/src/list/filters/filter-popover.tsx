import { cn } from '@admin-panel/ui/cn'
import { useTexts } from '@admin-panel/ui/texts'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { LazyPopover } from '#page/lazy-popover.tsx'

interface FilterPopoverProps {
  label: string
  /** The value in force, in words. */
  value?: ReactNode
  onClear: () => void
  open?: boolean
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  children: ReactNode
}

/** A filter behind a button that shows its value and clears it: «Статус: Активен ×». A dashed one filters nothing. */
export function FilterPopover({ label, value, onClear, children, ...popover }: FilterPopoverProps) {
  const texts = useTexts()
  return (
    <span
      className={cn(
        'inline-flex min-h-(--control) max-w-full min-w-0 rounded-lg border select-none',
        value ? 'border-link/40 bg-selected text-link' : 'border-dashed border-frame/70 text-secondary hover:bg-hover',
      )}
    >
      <LazyPopover
        label={label}
        align="start"
        {...popover}
        trigger={
          <button
            type="button"
            className="flex min-w-0 grow items-center gap-1.5 rounded-lg px-2.5 font-label whitespace-nowrap"
          >
            {value ? (
              <>
                {label}: <span className="max-w-44 truncate">{value}</span>
              </>
            ) : (
              <>
                <Plus aria-hidden className="size-3.5" />
                {label}
              </>
            )}
          </button>
        }
      >
        {children}
      </LazyPopover>
      {value && (
        <button
          type="button"
          aria-label={texts.remove(label)}
          title={texts.remove(label)}
          onClick={onClear}
          className="-ms-1.5 grid w-7 shrink-0 place-items-center rounded-lg hover:bg-hover pointer-coarse:w-10"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  )
}
