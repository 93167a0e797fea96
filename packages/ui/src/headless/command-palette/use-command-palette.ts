import { useId, useRef, useState, type KeyboardEvent } from 'react'

/** An entry of a palette. Entries may have more fields, for what you draw. */
export interface PaletteItem {
  /** Unique among all items. */
  id: string
  /** The item cannot be chosen. */
  disabled?: boolean
  /** Called when the palette has closed and the focus is back where it was. */
  onSelect: () => void
}

/** Entries under a heading. */
export interface PaletteGroup<Item extends PaletteItem = PaletteItem> {
  /** The heading of the group. */
  label: string
  /** The options of the group, in their order. */
  items: readonly Item[]
}

/** What `useCommandPalette` takes. */
export interface CommandPaletteArgs<Item extends PaletteItem> {
  /** The palette wants to be closed. */
  onClose: () => void
  /** The text of the field. */
  query: string
  /** The text of the field has changed. */
  onQueryChange: (query: string) => void
  /** The options, by group; the caller filters them by `query`. */
  groups: readonly PaletteGroup<Item>[]
}

/** The state of a palette, which its parts take. */
export interface CommandPaletteState<Item extends PaletteItem = PaletteItem> {
  /** The groups that have entries. */
  groups: readonly PaletteGroup<Item>[]
  /** The entry that Enter runs. */
  active: Item | undefined
  /** The id of the list. */
  listId: string
  /** The id of an entry's element. */
  optionId: (id: string) => string
  /** Closes the palette. */
  close: () => void
  /** Closes the palette and runs an entry. */
  choose: (item: Item) => void
  /** Makes another entry active. */
  setActiveId: (id: string) => void
  /** The command runs after the focus has returned, since it may open a dialog. */
  runChosen: () => void
  /** The text of the field. */
  query: string
  /** Looks for another text. */
  search: (text: string) => void
  /** Answers a key of the field. */
  press: (event: KeyboardEvent<HTMLInputElement>) => void
}

/**
 * A dialog that finds pages and commands by typing a part of their name: its state, for the parts. Arrows, Home and End
 * move between the entries, Enter runs one.
 *
 * @example
 * const palette = useCommandPalette({ onClose, query, onQueryChange, groups })
 */
export function useCommandPalette<Item extends PaletteItem>({
  onClose,
  query,
  onQueryChange,
  groups,
}: CommandPaletteArgs<Item>): CommandPaletteState<Item> {
  const listId = useId()
  const chosen = useRef<Item>(undefined)
  const [activeId, setActiveId] = useState<string>()
  const visibleGroups = groups.filter(({ items }) => items.length > 0)
  const enabled = visibleGroups.flatMap(({ items }) => items.filter(({ disabled }) => !disabled))
  const index = enabled.findIndex(({ id }) => id === activeId)
  const active = enabled[Math.max(index, 0)]
  // The first entry stays active when others come before it: Enter runs what the user has seen.
  if (index < 0 && active) setActiveId(active.id)

  function choose(item: Item) {
    chosen.current = item
    onClose()
  }
  function target({ key, metaKey }: KeyboardEvent) {
    const last = enabled.length - 1
    const at = Math.max(index, 0)
    if (key === 'Home' || (key === 'ArrowUp' && metaKey)) return 0
    if (key === 'End' || (key === 'ArrowDown' && metaKey)) return last
    if (key === 'ArrowDown') return at === last ? 0 : at + 1
    if (key === 'ArrowUp') return at === 0 ? last : at - 1
    return undefined
  }
  const optionId = (id: string) => `${listId}-${id}`
  return {
    groups: visibleGroups,
    active,
    listId,
    optionId,
    close: onClose,
    choose,
    setActiveId,
    runChosen: () => chosen.current?.onSelect(),
    query,
    search: (text) => {
      setActiveId(undefined)
      onQueryChange(text)
    },
    press: (event) => {
      if (event.nativeEvent.isComposing) return
      const next = enabled[target(event) ?? -1]
      if (next) setActiveId(next.id)
      else if (event.key !== 'Enter') return
      event.preventDefault()
      if (event.key === 'Enter' && active) choose(active)
    },
  }
}
