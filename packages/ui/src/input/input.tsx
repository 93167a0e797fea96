import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { useFieldControl } from '#field/field-context.ts'

/** Props of {@link Input}. */
export type InputProps = ComponentProps<'input'>

/** A text input, connected to the `Field` around it. */
export function Input({ className, type = 'text', ...props }: InputProps) {
  const control = useFieldControl()
  return (
    <input
      data-slot="input"
      type={type}
      {...control}
      {...props}
      aria-describedby={props['aria-describedby'] ?? control?.['aria-describedby']}
      aria-invalid={props['aria-invalid'] ?? control?.['aria-invalid']}
      className={cn('control-frame h-(--control) min-w-0 px-2.5 text-control', className)}
    />
  )
}
