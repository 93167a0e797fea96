import Search from 'lucide-react/icons/search'
import type { ComponentType, ReactNode } from 'react'
import { cn } from '#cn.ts'
import { Kbd } from '#display/kbd.tsx'
import { Spinner } from '#feedback/spinner.tsx'
import * as Headless from '#headless/command-palette/command-palette.ts'
import { overlay } from './look.ts'

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
  const palette = Headless.useCommandPalette({ onClose, query, onQueryChange, groups })
  return (
    <Headless.Root palette={palette}>
      <Headless.Overlay className={overlay} />
      <Headless.Content
        data-slot="command-palette"
        palette={palette}
        className="fixed start-1/2 top-[min(6rem,10dvh)] z-40 flex max-h-[70dvh] w-168 max-w-[calc(100vw-2rem)] -translate-x-1/2 animate-appear flex-col overflow-hidden rounded-xl bg-surface shadow-popover outline-none rtl:translate-x-1/2"
      >
        <Headless.Title className="sr-only">{label}</Headless.Title>
        <div className="flex shrink-0 items-center gap-2 border-b border-line px-4">
          {isPending ? <Spinner className="size-4" /> : <Search aria-hidden className="size-4 text-muted" />}
          <Headless.Input
            palette={palette}
            aria-label={label}
            placeholder={placeholder}
            className="h-12 min-w-0 grow bg-transparent text-lead outline-none placeholder:text-muted"
          />
        </div>
        <Headless.List
          palette={palette}
          aria-label={label}
          className="min-h-0 grow scroll-py-2 overflow-y-auto p-2 empty:hidden"
        >
          {palette.groups.map(({ label, items }) => (
            <Headless.Group
              key={label}
              heading={<span className="block px-2 pt-2 pb-1 text-xs text-muted">{label}</span>}
            >
              {items.map((item) => (
                <Item key={item.id} palette={palette} item={item} />
              ))}
            </Headless.Group>
          ))}
        </Headless.List>
        {palette.groups.length === 0 && !isPending && (
          <output className="px-4 py-6 text-center text-muted">{empty}</output>
        )}
        {footer && <div className="shrink-0 border-t border-line px-4 py-2 text-xs text-muted">{footer}</div>}
      </Headless.Content>
    </Headless.Root>
  )
}

function Item({ palette, item }: Headless.OptionProps<CommandPaletteItem>) {
  const { label, hint, icon: Icon, shortcut, variant = 'normal', disabled = false } = item
  return (
    <Headless.Option
      palette={palette}
      item={item}
      className={cn(
        'flex min-h-9 cursor-default scroll-my-8 items-center gap-2.5 rounded-lg px-2 py-1 select-none aria-selected:bg-hover',
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
    </Headless.Option>
  )
}
