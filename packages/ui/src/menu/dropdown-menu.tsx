import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { controlled, type Controllable } from '#dialog/controlled.ts'
import { floating, floatingLook } from './floating.ts'
import { itemLook } from './item-look.ts'

/** Props of {@link DropdownMenu}. */
export type DropdownMenuProps = Omit<ComponentProps<typeof Radix.Content>, 'asChild'> &
  Controllable & {
    /** The button that opens the menu. */
    trigger: ReactElement
  }

/**
 * Actions behind a button: `trigger` opens them, `children` are `MenuItem` and the like.
 *
 * @example
 * <DropdownMenu trigger={<Button>More</Button>}>
 *   <MenuItem onSelect={copy}>Copy</MenuItem>
 * </DropdownMenu>
 */
export function DropdownMenu({ trigger, className, children, open, onOpenChange, ...props }: DropdownMenuProps) {
  return (
    // A modal menu would restyle every element of the page when it opens and again when it closes.
    <Radix.Root modal={false} {...controlled(open, onOpenChange)}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="dropdown-menu"
          {...floating}
          {...props}
          className={cn(
            floatingLook,
            'max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(24rem,calc(100vw-1rem))] min-w-44 p-1',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Props of {@link MenuItem}. */
export type MenuItemProps = ComponentProps<typeof Radix.Item> & {
  /** A second, quieter line. */
  hint?: ReactNode
  /**
   * `danger` marks what cannot be undone.
   * @default 'normal'
   */
  variant?: 'normal' | 'danger' | undefined
}

/** An action of a `DropdownMenu`. `hint` is a second line, for example why the action is disabled. */
export function MenuItem({ className, children, hint, variant = 'normal', ...props }: MenuItemProps) {
  return (
    <Radix.Item
      data-slot="menu-item"
      {...props}
      className={cn(itemLook, variant === 'danger' && 'text-danger', className)}
    >
      {props.asChild ? (
        children
      ) : (
        <span className="flex min-w-0 flex-col">
          <span className="flex items-center gap-2">{children}</span>
          {hint && <span className="text-xs text-muted">{hint}</span>}
        </span>
      )}
    </Radix.Item>
  )
}

/** Props of {@link MenuChoice}. */
export interface MenuChoiceProps<Value extends string> {
  /** The heading of the choice. */
  label: ReactNode
  /** The chosen value. */
  value: Value
  /** Another value was chosen. */
  onValueChange: (value: Value) => void
  /** The options, in their order. */
  options: readonly {
    /** The value that choosing the option sets. */
    value: Value
    /** The visible text. */
    label: ReactNode
  }[]
}

/** A choice of one value within a `DropdownMenu`. */
export function MenuChoice<Value extends string>({ label, value, onValueChange, options }: MenuChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <Radix.RadioGroup data-slot="menu-choice" value={value} onValueChange={choose}>
      <MenuLabel>{label}</MenuLabel>
      {options.map(({ value, label }) => (
        <Radix.RadioItem key={value} value={value} className={itemLook}>
          <span className="size-4 shrink-0">
            <Radix.ItemIndicator className="grid size-4 place-items-center before:size-1.5 before:rounded-full before:bg-text" />
          </span>
          {label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

/** Props of {@link MenuLabel}. */
export type MenuLabelProps = ComponentProps<typeof Radix.Label>

/** A heading within a `DropdownMenu`. */
export function MenuLabel({ className, ...props }: MenuLabelProps) {
  return (
    <Radix.Label data-slot="menu-label" {...props} className={cn('px-2 pt-2 pb-1 text-xs text-muted', className)} />
  )
}

/** Props of {@link MenuSeparator}. */
export type MenuSeparatorProps = ComponentProps<typeof Radix.Separator>

/** A line between groups of a `DropdownMenu`. */
export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
  return <Radix.Separator data-slot="menu-separator" {...props} className={cn('mx-2 my-1 h-px bg-line', className)} />
}
