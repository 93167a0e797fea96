import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'
import { Input } from './input.tsx'
import { useTexts } from './texts.tsx'

export interface DateRange {
  /** ISO date, as `2026-11-20`; empty when open. */
  from: string
  to: string
}

/** Two native dates; each limits the other. */
export function DateRangeInput({
  value,
  onValueChange,
  className,
  ...props
}: Omit<ComponentProps<'span'>, 'onChange'> & { value: DateRange; onValueChange: (value: DateRange) => void }) {
  const texts = useTexts()
  const { id, ...control } = useFieldControl() ?? {}
  return (
    <span {...props} role="group" className={cn('flex min-w-0 flex-wrap items-center gap-1.5', className)}>
      <Input
        {...control}
        id={id}
        type="date"
        aria-label={texts.from}
        max={value.to || undefined}
        value={value.from}
        onChange={(event) => onValueChange({ ...value, from: event.currentTarget.value })}
        className="w-38"
      />
      <span aria-hidden className="text-muted">
        —
      </span>
      <Input
        {...control}
        id={undefined}
        type="date"
        aria-label={texts.to}
        min={value.from || undefined}
        value={value.to}
        onChange={(event) => onValueChange({ ...value, to: event.currentTarget.value })}
        className="w-38"
      />
    </span>
  )
}
