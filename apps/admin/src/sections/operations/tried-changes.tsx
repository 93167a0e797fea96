import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { Card } from '@admin-panel/ui/card'
import { m } from '#paraglide/messages.js'
import { Changes } from '#record/history/changes.tsx'
import type { Operation } from './words.tsx'

const SHOWN_FIRST = 6

/** The first changes of the dry run, by record: the old value beside the new one. */
export function TriedChanges({ operation: { changes, changed } }: { operation: Operation }) {
  const [isWhole, setIsWhole] = useState(changes.length <= SHOWN_FIRST)
  const shown = isWhole ? changes : changes.slice(0, SHOWN_FIRST)
  const hidden = changed - changes.length
  return (
    <Card title={m.operations_tried()}>
      <ul className="divide-y divide-line">
        {shown.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the records of a check have no ids and keep their order
          <li key={index} className="flex flex-wrap gap-x-3 gap-y-0.5 py-2 first:pt-0 last:pb-0">
            <span className="w-56 min-w-0 font-label break-words">{row.entity_label ?? '—'}</span>
            <div className="min-w-0 grow basis-60">
              <Changes row={row} />
            </div>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setIsWhole(true)}>
          {m.operations_tried_all({ count: changes.length })}
        </Button>
      )}
      {isWhole && hidden > 0 && <p className="mt-2 text-muted">{m.operations_tried_more({ count: hidden })}</p>}
    </Card>
  )
}
