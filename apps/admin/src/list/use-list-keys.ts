import { useKeys } from '#page/keys/use-keys.ts'

interface ListKeys {
  /** Escape clears the selection. */
  onClear: (() => void) | undefined
  /** The row beside the list. */
  peeked: string | null
  /** Space looks into the row and away from it; Escape looks away. */
  onPeek: (id: string | null) => void
}

const row = () => document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? null
const rows = () => [...document.querySelectorAll<HTMLElement>('main tr[data-row]')]
const isInPeek = () => document.activeElement?.closest('[data-peek]') !== null

function focusRow(target: HTMLElement | undefined) {
  const link = target?.querySelector<HTMLElement>('a[data-row-link]') ?? target?.querySelector<HTMLElement>('input')
  link?.focus()
}

/**
 * J and K walk along the rows, X selects one, Enter opens it and Space looks into it; what is beside the list follows
 * them, and the arrows then walk too. The focus is on the link of the row, so the keys of the browser and of screen
 * readers work there too.
 */
export function useListKeys({ onClear, peeked, onPeek }: ListKeys) {
  function walk(step: 1 | -1) {
    const all = rows()
    const present = all.findIndex((one) => (row() ? one === row() : one.dataset['row'] === peeked))
    const target = all[Math.max(0, present + step)]
    focusRow(target)
    if (peeked !== null && target) onPeek(target.dataset['row'] ?? null)
  }
  function close() {
    focusRow(rows().find((one) => one.dataset['row'] === peeked))
    onPeek(null)
  }
  const isLookingOn = () => peeked !== null && (row() !== null || isInPeek())
  useKeys([
    { shortcut: 'KeyJ', run: () => walk(1) },
    { shortcut: 'KeyK', run: () => walk(-1) },
    { shortcut: 'ArrowDown', when: isLookingOn, run: () => walk(1) },
    { shortcut: 'ArrowUp', when: isLookingOn, run: () => walk(-1) },
    {
      shortcut: 'KeyX',
      when: () => row() !== null,
      run: () => row()?.querySelector<HTMLElement>('td:first-child > input[type=checkbox]')?.click(),
    },
    {
      shortcut: 'Space',
      when: () => document.activeElement?.matches('a[data-row-link], [data-peek] h2') ?? false,
      run: () => (row()?.dataset['row'] === peeked || isInPeek() ? close() : onPeek(row()?.dataset['row'] ?? null)),
    },
    ...(peeked !== null ? [{ shortcut: 'Escape', run: close }] : onClear ? [{ shortcut: 'Escape', run: onClear }] : []),
  ])
  return { close }
}
