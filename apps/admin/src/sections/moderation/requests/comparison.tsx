import type { Schemas } from '@admin-panel/sdk'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { ComparedField } from './compared-field.tsx'
import { isOpen } from '#shop/moderation/desks.ts'

interface ComparisonProps {
  request: Schemas['Moderation']
  /** An action on a field: a remark. */
  onRemark: ((field: string) => void) | null
}

/** The old and the proposed values, with the current ones where they differ. */
export function Comparison({ request, onRemark }: ComparisonProps) {
  const [isWhole, setIsWhole] = useState(false)
  const isNew = request.before === null
  const filled = request.comparison.filter(({ before, after, current }) => before ?? after ?? current)
  const changed = filled.filter(({ is_changed, is_moved }) => is_changed || (is_moved && isOpen(request)))
  const rest = filled.length - changed.length
  return (
    <Card
      title={isNew ? m.moderation_proposed() : m.moderation_changes({ count: changed.length })}
      actions={
        rest > 0 && (
          <Checkbox
            label={m.moderation_unchanged({ count: rest })}
            checked={isWhole}
            onChange={({ target }) => setIsWhole(target.checked)}
          />
        )
      }
    >
      <ul className="@container divide-y divide-line">
        {(isWhole ? filled : changed).map((field) => (
          <ComparedField key={field.field} request={request} compared={field} onRemark={onRemark} />
        ))}
      </ul>
    </Card>
  )
}
