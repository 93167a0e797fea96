import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#data/time/format-date.ts'
import { mutations, queries, useCan } from '#data/queries.ts'
import { Card } from '@admin-panel/ui/card'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { RecordFacts } from '#record/record-facts.tsx'
import { StatusHistory } from '#record/status/status-history.tsx'
import { statuses } from './statuses.ts'
import type { Webhook } from './values.ts'

interface SideProps {
  webhook: Webhook
  onRotated: (webhook: Schemas['WebhookWithSecret']) => void
}

export function Side({ webhook, onRotated }: SideProps) {
  const canRotate = useCan('webhook.update')
  const canSeeHistory = useCan('webhook.deactivationHistory')
  return (
    <>
      <RecordFacts entity="webhook" record={webhook}>
        <DescriptionItem name={m.enum_webhook_delivery_state_pending()}>{webhook.pending_count}</DescriptionItem>
        <DescriptionItem name={m.webhooks_accepted()}>
          <Moment time={webhook.accepted_at} never={m.webhooks_never_accepted()} />
        </DescriptionItem>
      </RecordFacts>
      {canRotate && <Secret webhook={webhook} onRotated={onRotated} />}
      {canSeeHistory && <History id={webhook.id} />}
    </>
  )
}

/** The secret itself is shown only when it is made. */
function Secret({ webhook, onRotated }: SideProps) {
  const { id, previous_until } = webhook
  const [isAsking, setIsAsking] = useState(false)
  const rotate = useMutation({
    ...mutations.webhooks.rotate({ invalidates: ['webhooks.view'] }),
    onSuccess: onRotated,
    onSettled: () => setIsAsking(false),
  })
  return (
    <Card title={m.webhooks_secret()}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-secondary">
          {previous_until
            ? m.webhooks_previous_until({ when: formatDateTime(previous_until) })
            : m.webhooks_secret_hint()}
        </p>
        <Button onClick={() => setIsAsking(true)}>{m.webhooks_rotate()}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        heading={m.webhooks_rotate_title()}
        description={m.webhooks_rotate_text()}
        confirmText={m.webhooks_rotate()}
        isPending={rotate.isPending}
        onConfirm={() => rotate.mutate({ id })}
      />
    </Card>
  )
}

function History({ id }: { id: number }) {
  const { data } = useQuery(queries.webhooks.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={statuses} />
}
