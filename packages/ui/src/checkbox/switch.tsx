import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { useFieldControl } from '#field/field-context.ts'

/** Props of {@link Switch}. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The label beside the switch. */
  label: ReactNode
  /** A line below the label. */
  hint?: ReactNode
}

/** A switch for a setting that takes effect at once. A value that waits for «Сохранить» is a checkbox. */
export function Switch({ label, hint, className, ...props }: SwitchProps) {
  return (
    <label className={cn('flex min-w-0 items-start gap-2 py-1 has-disabled:text-muted', className)}>
      <input
        data-slot="switch"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox reports its state by itself
        role="switch"
        {...useFieldControl()}
        {...props}
        className={cn(
          'relative mt-0.5 h-4 w-7 shrink-0 appearance-none rounded-full bg-frame transition-colors checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50',
          'before:absolute before:start-0.5 before:top-0.5 before:size-3 before:rounded-full before:bg-surface before:transition-transform checked:before:translate-x-3 rtl:checked:before:-translate-x-3',
        )}
      />
      <span className="min-w-0 break-words">
        {label}
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
    </label>
  )
}
