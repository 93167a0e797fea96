import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook } from './button-look.ts'
import { cn } from '#cn.ts'

/** Props of {@link IconButton}. */
export type IconButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The name of the action, for screen readers and the tooltip. */
    label: string
  }

/** A square button with an icon. `label` is its accessible name and its native tooltip. */
export function IconButton({ label, variant = 'ghost', size = 'sm', className, children, ...props }: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={cn(buttonLook({ variant, size }, 'square'), className)}
    >
      {children}
    </button>
  )
}
