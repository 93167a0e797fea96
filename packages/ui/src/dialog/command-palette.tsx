import { Command } from 'cmdk'
import Search from 'lucide-react/icons/search'
import * as Radix from 'radix-ui/dialog'
import { useRef, type ComponentType, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { Kbd } from '#display/kbd.tsx'
import { Spinner } from '#feedback/spinner.tsx'
import { overlay } from './look.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** An entry of the palette: a page to open or a command to run. */
export interface CommandPaletteItem {
  /** Unique among all items. */
  id: string
  /** The visible text. */
  label: ReactNode
  /** A second, quieter text. */
  hint?: ReactNode
  /** The icon before the label. */
  icon?: ComponentType<{
    /** The classes of the icon. */
    className?: string
    /** The icon says nothing that the label does not. */
    'aria-hidden'?: boolean
  }>
  /** The keys that do the same. */
  shortcut?: string | undefined
  /**
   * `danger` marks what cannot be undone.
   *
   * @default 'normal'
   */
  variant?: 'normal' | 'danger'
  /** The item cannot be chosen. */
  disabled?: boolean
  /** Called when the palette has closed and the focus is back where it was. */
  onSelect: () => void
}

/** Entries under a heading (`label`). */
export interface CommandPaletteGroup {
  /** The heading of the group. */
  label: string
  /** The options of the group, in their order. */
  items: readonly CommandPaletteItem[]
}

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** The palette wants to be closed. */
  onClose: () => void
  /** Names the dialog, its field and its list. */
  label: string
  /** The text of an empty field. */
  placeholder: string
  /** The text of the field. */
  query: string
  /** The text of the field has changed. */
  onQueryChange: (query: string) => void
  /** The options, by group. */
  groups: readonly CommandPaletteGroup[]
  /**
   * More is being searched.
   *
   * @default false
   */
  isPending?: boolean
  /** A text for an empty list. */
  empty: ReactNode
  /** A line below the list. */
  footer?: ReactNode
}

/**
 * A dialog that finds pages and commands by typing a part of their name. The caller filters the groups by `query`.
 */
export function CommandPalette({
  onClose,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  isPending = false,
  empty,
  footer,
}: CommandPaletteProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const chosen = useRef<CommandPaletteItem>(undefined)
  const visibleGroups = groups.filter(({ items }) => items.length > 0)
  function choose(item: CommandPaletteItem) {
    chosen.current = item
    onClose()
  }
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event)
            // The command runs after the focus has returned, since it may open a dialog.
            chosen.current?.onSelect()
          }}
          className="fixed start-1/2 top-[min(6rem,10dvh)] z-40 w-168 max-w-[calc(100vw-2rem)] -translate-x-1/2 animate-appear overflow-hidden rounded-xl bg-surface shadow-popover outline-none rtl:translate-x-1/2"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <Command label={label} shouldFilter={false} loop vimBindings={false} className="flex max-h-[70dvh] flex-col">
            <div className="flex shrink-0 items-center gap-2 border-b border-line px-4">
              {isPending ? <Spinner className="size-4" /> : <Search aria-hidden className="size-4 text-muted" />}
              <Command.Input
                value={query}
                onValueChange={onQueryChange}
                placeholder={placeholder}
                className="h-12 min-w-0 grow bg-transparent text-lead outline-none placeholder:text-muted"
              />
            </div>
            <Command.List label={label} className="min-h-0 grow scroll-py-2 overflow-y-auto p-2 empty:hidden">
              {visibleGroups.map(({ label, items }) => (
                <Command.Group
                  key={label}
                  heading={label}
                  className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted"
                >
                  {items.map((item) => (
                    <Item key={item.id} {...item} onSelect={() => choose(item)} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            {visibleGroups.length === 0 && !isPending && (
              <output className="px-4 py-6 text-center text-muted">{empty}</output>
            )}
            {footer && <div className="shrink-0 border-t border-line px-4 py-2 text-xs text-muted">{footer}</div>}
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Item({
  id,
  label,
  hint,
  icon: Icon,
  shortcut,
  variant = 'normal',
  disabled = false,
  onSelect,
}: CommandPaletteItem) {
  return (
    <Command.Item
      value={id}
      disabled={disabled}
      onSelect={onSelect}
      className={cn(
        'flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2 py-1 select-none data-[selected=true]:bg-hover',
        variant === 'danger' && 'text-danger',
        disabled && 'text-muted',
      )}
    >
      {Icon && <Icon aria-hidden className={cn('size-4 shrink-0', variant === 'normal' && 'text-muted')} />}
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 truncate">{label}</span>
        {hint && <span className="min-w-0 truncate text-xs text-muted">{hint}</span>}
      </span>
      {shortcut && <Kbd className="shrink-0">{shortcut}</Kbd>}
    </Command.Item>
  )
}
