const MARKED = 2000
const FADING = 600
// React draws what has changed in the next frames.
const DRAWN = 100

const cells = () =>
  [...document.querySelectorAll<HTMLTableCellElement>('main tr[data-row] > td')].map((cell) => ({
    cell,
    key: `${cell.closest('tr')?.dataset['row']}/${cell.dataset['label'] ?? cell.cellIndex}`,
    text: cell.textContent,
  }))

/** Marks the cells of the lists whose text is another one after a change, for two seconds. */
export function markChanges(change: () => void) {
  const texts = new Map(cells().map(({ key, text }) => [key, text]))
  change()
  setTimeout(() => {
    for (const { cell, key, text } of cells()) if ((texts.get(key) ?? text) !== text) mark(cell)
  }, DRAWN)
}

function mark(cell: HTMLElement) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const marked = { backgroundColor: 'var(--color-selected)' }
  if (isStill) cell.animate([marked, marked], MARKED)
  else cell.animate([marked, { ...marked, offset: MARKED / (MARKED + FADING) }, {}], MARKED + FADING)
}
