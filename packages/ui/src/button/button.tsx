import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, type ButtonLook } from './button-look.ts'
import { cn } from '#cn.ts'
import { Spinner } from '#feedback/spinner.tsx'

/** Props of {@link Button}. */
export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /**
     * Shows a spinner, and ignores clicks.
     * @default false
     */
    isPending?: boolean
  }

/**
 * A button. While `isPending` (`false` by default) it keeps its width and its focus and ignores clicks. With
 * `aria-disabled` it stays focusable, so a tooltip can explain why it is disabled.
 *
 * @example
 * <Button type="submit" variant="primary" isPending={save.isPending}>
 *   Save
 * </Button>
 */
export function Button({
  variant,
  size,
  isPending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const blocked = isPending || props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      data-slot="button"
      {...props}
      // oxlint-disable-next-line react/button-has-type -- the caller may ask for "submit"
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={isPending || undefined}
      onClick={click}
      className={cn('relative', buttonLook({ variant, size }), className)}
    >
      {isPending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cn('inline-flex min-w-0 items-center gap-1.5', isPending && 'opacity-0')}>{children}</span>
    </button>
  )
}
