import { Button } from '@admin-panel/ui/button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { Card } from '@admin-panel/ui/card'
import { m } from '#paraglide/messages.js'
import { formatPercent } from '#text/format-percent.ts'
import { RejectButton } from './send-back.tsx'
import { startInWords, useAskedStart } from './use-asked-start.tsx'
import { type Operation, Person, valuesInWords } from './words.tsx'

/** What somebody else proposes, in one place with the decision. */
export function Proposal({ operation }: { operation: Operation }) {
  const { author, title, total, changed, skipped, price_change, reason, explanation } = operation
  const start = useAskedStart(operation)
  return (
    <Card title={m.operations_proposal()} className="border-amber-dot/60">
      <DescriptionList>
        <DescriptionItem name={m.operations_proposed_by()}>
          <Person author={author} />
        </DescriptionItem>
        <DescriptionItem name={m.operations_what()}>{title}</DescriptionItem>
        {valuesInWords(operation).map(({ field, name, word }) => (
          <DescriptionItem key={field} name={name}>
            {word}
          </DescriptionItem>
        ))}
        <DescriptionItem name={m.operations_records()}>
          {m.operations_would_change({ changed, total: total ?? 0 })}
          {skipped > 0 && `, ${m.operations_would_skip({ count: skipped })}`}
        </DescriptionItem>
        {price_change !== null && (
          <DescriptionItem name={m.operations_widest_price()}>{formatPercent(price_change * 100)}</DescriptionItem>
        )}
        <DescriptionItem name={m.field_reason()}>{reason ?? m.operations_no_reason()}</DescriptionItem>
        {explanation && <DescriptionItem name={m.operations_why_you()}>{explanation}</DescriptionItem>}
      </DescriptionList>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="primary"
          isPending={start.isPending}
          disabled={start.isPointless}
          onClick={start.run}
          className="min-h-10 px-6"
        >
          {startInWords(operation)}
        </Button>
        <RejectButton operation={operation} />
      </div>
      {start.question}
    </Card>
  )
}
