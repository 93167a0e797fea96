import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link Spinner}. */
export type SpinnerProps = ComponentProps<'span'>

/** A spinning icon. It is decorative: the control that shows it carries `aria-busy`. */
export function Spinner({ className, ...props }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      aria-hidden
      className={cn(
        'inline-block size-4 animate-turn rounded-full border-2 border-current border-e-transparent',
        className,
      )}
      {...props}
    />
  )
}
