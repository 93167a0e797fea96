import { useKeys } from '#page/keys/use-keys.ts'

interface ListKeys {
  /** Escape clears the selection. */
  onClear: (() => void) | undefined
  /** Space looks into the row. */
  onPeek: (id: string) => void
}

const row = () => document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? null

function walk(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-row]')]
  const present = rows.findIndex((one) => one === row())
  const next = rows[Math.max(0, present + step)]
  const target = next?.querySelector<HTMLElement>('a[data-row-link]') ?? next?.querySelector<HTMLElement>('input')
  target?.focus()
}

/**
 * J and K walk along the rows, X selects one, Enter opens it and Space looks into it. The focus is on the link of the
 * row, so the keys of the browser and of screen readers work there too.
 */
export function useListKeys({ onClear, onPeek }: ListKeys) {
  useKeys([
    { shortcut: 'KeyJ', run: () => walk(1) },
    { shortcut: 'KeyK', run: () => walk(-1) },
    {
      shortcut: 'KeyX',
      when: () => row() !== null,
      run: () => row()?.querySelector<HTMLElement>('td:first-child > input[type=checkbox]')?.click(),
    },
    {
      shortcut: 'Space',
      when: () => document.activeElement?.matches('a[data-row-link]') ?? false,
      run: () => onPeek(row()?.dataset['row'] ?? ''),
    },
    { ...(onClear && { shortcut: 'Escape' }), run: () => onClear?.() },
  ])
}
