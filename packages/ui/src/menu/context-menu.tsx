import * as Radix from 'radix-ui/context-menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { floatingLook } from './floating.ts'
import { itemLook } from './item-look.ts'

/** Props of {@link ContextMenu}. */
export interface ContextMenuProps extends Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'children'> {
  /** The element whose menu it is. */
  children: ReactElement
  /** `ContextMenuItem` and `ContextMenuSeparator`. */
  menu: ReactNode
  /** The menu has opened or closed. */
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Actions on an element, opened by the right button, a long touch, or Shift+F10. Offer each of them elsewhere as well:
 * nothing shows that this menu is there.
 *
 * @example
 * <ContextMenu menu={<ContextMenuItem onSelect={copy}>Copy</ContextMenuItem>}>
 *   <p>Order 1205</p>
 * </ContextMenu>
 */
export function ContextMenu({ children, menu, className, onOpenChange, ...props }: ContextMenuProps) {
  return (
    <Radix.Root modal={false} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="context-menu"
          collisionPadding={8}
          {...props}
          className={cn(
            floatingLook,
            'max-h-(--radix-context-menu-content-available-height) max-w-[min(24rem,calc(100vw-1rem))] min-w-44 p-1',
            className,
          )}
        >
          {menu}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Props of {@link ContextMenuItem}. */
export type ContextMenuItemProps = ComponentProps<typeof Radix.Item> & {
  /**
   * `danger` marks what cannot be undone.
   * @default 'normal'
   */
  variant?: 'normal' | 'danger'
}

/** An action of a `ContextMenu`. */
export function ContextMenuItem({ className, variant = 'normal', ...props }: ContextMenuItemProps) {
  return (
    <Radix.Item
      data-slot="context-menu-item"
      {...props}
      className={cn(itemLook, variant === 'danger' && 'text-danger', className)}
    />
  )
}

/** Props of {@link ContextMenuSeparator}. */
export type ContextMenuSeparatorProps = ComponentProps<typeof Radix.Separator>

/** A line between groups of a `ContextMenu`. */
export function ContextMenuSeparator({ className, ...props }: ContextMenuSeparatorProps) {
  return (
    <Radix.Separator
      data-slot="context-menu-separator"
      {...props}
      className={cn('mx-2 my-1 h-px bg-line', className)}
    />
  )
}
