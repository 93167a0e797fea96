import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { useFieldControl } from '#field/field-context.ts'

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label beside the box. */
  label?: ReactNode
  /** A line below the label. */
  hint?: ReactNode
  /**
   * Some, but not all, of what the box stands for are chosen.
   * @default false
   */
  indeterminate?: boolean
}

/** A checkbox with its label and hint. Without `label` it needs an `aria-label`, as in a cell of a table. */
export function Checkbox({ label, hint, indeterminate = false, className, ref, ...props }: CheckboxProps) {
  const control = useFieldControl()
  function attach(input: HTMLInputElement | null) {
    if (input) input.indeterminate = indeterminate
  }
  const attachBoth = useComposedRefs(attach, ref)
  const isAlone = label === undefined
  const box = (
    <input
      data-slot="checkbox"
      type="checkbox"
      {...control}
      {...props}
      ref={attachBoth}
      className={cn(
        'relative mt-0.5 grid size-4 shrink-0 appearance-none place-items-center rounded-[min(var(--radius-sm),0.25rem)] border border-frame bg-surface',
        'checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary forced-colors:appearance-auto',
        'hover:not-disabled:border-secondary disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-invalid:border-danger',
        'before:absolute before:-inset-2 pointer-coarse:before:-inset-3',
        'after:size-2.5 after:bg-on-primary after:opacity-0 checked:after:opacity-100 indeterminate:after:opacity-100',
        'after:[clip-path:polygon(13%_47%,0_60%,38%_96%,100%_22%,87%_9%,37%_69%)] indeterminate:after:[clip-path:inset(40%_0)]',
        isAlone && className,
      )}
    />
  )
  if (isAlone) return box
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
