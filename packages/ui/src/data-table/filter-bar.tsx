import History from 'lucide-react/icons/rotate-ccw-clock'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import { useTexts } from '#texts/texts.ts'

/** A filter in force, shown as a chip. */
export interface ActiveFilter {
  id: string
  /** The name of the filter: «Статус». */
  name: string
  /** Its value: «Активен». */
  value: ReactNode
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps extends ComponentProps<'div'> {
  active: readonly ActiveFilter[]
  onRemove: (id: string) => void
  onReset: () => void
  /**
   * Tells the user that the filters come from the last visit, not from the address.
   * @default false
   */
  isRestored?: boolean
}

/**
 * Controls of filters (`children`) and a row of the filters in force, absent while there are none.
 */
export function FilterBar({
  active,
  onRemove,
  onReset,
  isRestored = false,
  className,
  children,
  ...props
}: FilterBarProps) {
  const texts = useTexts()
  if (!children && active.length === 0) return null
  return (
    <div role="group" aria-label={texts.filters} {...props} className={cn('flex min-w-0 flex-col gap-2', className)}>
      {children && <div className="flex min-w-0 flex-wrap items-end gap-2">{children}</div>}
      {active.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-1.5">
          {isRestored && (
            <span className="flex min-h-7 items-center gap-1.5 rounded-full bg-blue-soft px-2.5 text-xs font-label text-blue-text">
              <History aria-hidden className="size-3.5" />
              {texts.filtersRestored}
            </span>
          )}
          {active.map(({ id, name, value }) => (
            <span
              key={id}
              className="flex min-h-7 max-w-full min-w-0 items-center rounded-full border border-line bg-surface ps-2.5 text-xs"
            >
              <span className="truncate">
                <span className="text-muted">{name}:</span> {value}
              </span>
              <button
                type="button"
                aria-label={texts.remove(name)}
                title={texts.remove(name)}
                onClick={() => onRemove(id)}
                className="grid size-7 shrink-0 place-items-center rounded-full text-muted hover:text-text pointer-coarse:size-10"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
          ))}
          <Button variant="ghost" size="sm" onClick={onReset}>
            {texts.resetFilters}
          </Button>
        </div>
      )}
    </div>
  )
}
