import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { mutations, useCan } from '#data/queries.ts'
import { m } from '#paraglide/messages.js'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { StatusMenu } from '#record/status/status-menu.tsx'
import { transitionsFrom } from './statuses.ts'
import type { Webhook } from './values.ts'

interface WebhookActionsProps {
  webhook: Webhook
  onChanged: (webhook: Webhook) => void
}

export function WebhookActions({ webhook, onChanged }: WebhookActionsProps) {
  const { id, name, version } = webhook
  const navigate = useNavigate()
  const canTest = useCan('webhook.update')
  const canDelete = useCan('webhook.delete')
  const test = useMutation({
    ...mutations.webhooks.test({ invalidates: ['webhookDeliveries.list'] }),
    onSuccess: (delivery) => void navigate(pathTo('webhooks', id, { delivery: delivery.id })),
  })
  const { statuses, consequences } = transitionsFrom(webhook.status)
  return (
    <>
      {canTest && (
        <Button isPending={test.isPending} onClick={() => test.mutate({ id })}>
          {m.webhooks_test()}
        </Button>
      )}
      <StatusMenu
        of="webhooks"
        permission="webhook.statusChange"
        statuses={statuses}
        record={webhook}
        name={name}
        change={client.api.webhooks.statusChange}
        describe={(status) => consequences[status]?.()}
        isBrief
        onChanged={(changed) => {
          onChanged(changed)
          void invalidateResource('webhookDeliveries')
        }}
      />
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'webhook', entity_id: id }}
          action={m.webhooks_delete()}
          question={m.webhooks_delete_title({ name })}
          text={m.webhooks_delete_text()}
          isFinal
          remove={() => client.api.webhooks.delete({ id, version })}
          done={m.webhooks_deleted()}
          list={pathTo('webhooks.list')}
        />
      )}
    </>
  )
}
