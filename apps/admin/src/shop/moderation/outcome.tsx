import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'

interface OutcomeProps {
  reasons: readonly Schemas['ModerationReason'][]
  comment: string | null
  fieldName?: (field: string) => string
}

/** The decision as its author reads it. */
export function Outcome({ reasons, comment, fieldName = (field) => field }: OutcomeProps) {
  if (reasons.length === 0 && !comment) return null
  return (
    <Card title={m.moderation_outcome()}>
      <div className="flex flex-col gap-3">
        {reasons.length > 0 && (
          <ul className="flex flex-col gap-3">
            {reasons.map(({ reason, field, comment: remark, text_public }, index) => (
              <li key={index} className="min-w-0 break-words">
                <p className="font-label">
                  {field && `${fieldName(field)}: `}
                  {reason.label}
                </p>
                {remark && <p>{remark}</p>}
                {text_public && <p className="text-secondary">{text_public}</p>}
              </li>
            ))}
          </ul>
        )}
        {comment && <p className="break-words">{comment}</p>}
      </div>
    </Card>
  )
}
