import { AccordionItem } from '@admin-panel/ui/accordion'
import { m } from '#paraglide/messages.js'
import type { Operation } from '#data/operations/operations.ts'
import { Changes } from '#record/history/changes.tsx'

/** What an import would change, by record: the old value beside the new one. */
export function TriedChanges({ operation: { changes, changed } }: { operation: Operation }) {
  const hiddenCount = changed - changes.length
  return (
    <AccordionItem title={m.import_changes()}>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard
        tabIndex={0}
        aria-label={m.import_changes()}
        className="-m-3 max-h-60 overflow-auto"
      >
        <ul>
          {changes.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the records of a check have no ids and keep their order
            <li key={index} className="flex flex-wrap gap-x-3 border-b border-line px-3 py-1.5 last:border-b-0">
              <span className="w-48 min-w-0 break-words font-label">{row.entity_label}</span>
              <div className="min-w-0 grow">
                <Changes row={row} />
              </div>
            </li>
          ))}
        </ul>
        {hiddenCount > 0 && <p className="px-3 py-1.5 text-muted">{m.import_changes_more({ count: hiddenCount })}</p>}
      </section>
    </AccordionItem>
  )
}
