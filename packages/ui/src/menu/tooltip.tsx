import * as Radix from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The content of the tooltip. */
  text: ReactNode
  /** The element that it explains. */
  children: ReactElement
  /**
   * On which side of the element it stands, if there is room.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/**
 * A note on hover and focus, for example why an action is not allowed. `children` is one focusable element; `side`
 * is `top` by default.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            side={side}
            sideOffset={4}
            collisionPadding={8}
            className="z-60 max-w-72 animate-appear rounded-lg bg-primary px-2 py-1 text-xs break-words text-on-primary"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
