import * as Radix from 'radix-ui/popover'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from '#cn.ts'
import { controlled, type Controllable } from '#dialog/controlled.ts'
import { floating, floatingLook } from './floating.ts'

/** Props of {@link Popover}. */
export type PopoverProps = Omit<ComponentProps<typeof Radix.Content>, 'asChild'> &
  Controllable & {
    /** The button that opens it. */
    trigger: ReactElement
    /** The accessible name. */
    label: string
  }

/** A panel beside the button that opens it, for more than a list of actions. */
export function Popover({ trigger, label, className, children, open, onOpenChange, ...props }: PopoverProps) {
  return (
    <Radix.Root {...controlled(open, onOpenChange)}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="popover"
          aria-label={label}
          {...floating}
          {...props}
          className={cn(
            floatingLook,
            'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] min-w-60 p-3 outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
