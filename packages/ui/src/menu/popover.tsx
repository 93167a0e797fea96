import * as Radix from 'radix-ui/popover'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from '#cn.ts'

/** A panel beside the button that opens it; for more than a list of actions. */
export function Popover({
  trigger,
  label,
  className,
  children,
  align = 'end',
  open,
  onOpenChange,
  ...props
}: Omit<ComponentProps<typeof Radix.Content>, 'asChild'> & {
  trigger: ReactElement
  /** Names the panel for a screen reader. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
}) {
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...props}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] min-w-60 animate-appear overflow-y-auto rounded-lg bg-surface p-3 shadow-popover outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
