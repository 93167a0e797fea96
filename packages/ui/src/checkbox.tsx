import { Check, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label?: ReactNode
  hint?: ReactNode
  indeterminate?: boolean
}

/** Without `label` it needs an `aria-label`, as in a table's cell. */
export function Checkbox({ label, hint, indeterminate = false, className, ref, ...props }: CheckboxProps) {
  const control = useFieldControl()
  function attach(input: HTMLInputElement | null) {
    if (input) input.indeterminate = indeterminate
    if (typeof ref === 'function') return ref(input)
    if (ref) ref.current = input
    return undefined
  }
  const box = (
    <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center">
      <input
        type="checkbox"
        {...control}
        {...props}
        ref={attach}
        className={cn(
          'peer absolute inset-0 m-0 appearance-none rounded-sm border border-frame bg-surface checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary',
          'hover:not-disabled:border-secondary disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-invalid:border-danger',
          'before:absolute before:-inset-2 pointer-coarse:before:-inset-3',
        )}
      />
      {indeterminate ? (
        <Minus aria-hidden strokeWidth={3} className="pointer-events-none relative size-3 text-on-primary" />
      ) : (
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none relative size-3 text-on-primary opacity-0 peer-checked:opacity-100"
        />
      )}
    </span>
  )
  if (label === undefined) return <span className={cn('inline-flex', className)}>{box}</span>
  return (
    <label className={cn('flex min-w-0 items-start gap-2 py-1 has-disabled:text-muted', className)}>
      {box}
      <span className="min-w-0 break-words">
        {label}
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
    </label>
  )
}
