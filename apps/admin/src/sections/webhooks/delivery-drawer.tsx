import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { useMutation } from '@tanstack/react-query'
import { cacheRecord } from '#data/cache.ts'
import { mutations, queries, useCan } from '#data/queries.ts'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { RecordDrawer } from '#record/record-drawer.tsx'
import { Answer, DeliveryState } from './delivery-parts.tsx'
import { typeInWords } from './values.ts'

type Delivery = Schemas['WebhookDelivery']

/** One delivery with its body and the last answer. */
export function DeliveryDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <RecordDrawer
      query={queries.webhookDeliveries.view({ id })}
      heading={(delivery) => (delivery ? typeInWords(delivery) : m.webhooks_delivery())}
      missing={m.webhooks_delivery_missing()}
      onClose={onClose}
    >
      {(delivery) => <DeliveryDetails delivery={delivery} />}
    </RecordDrawer>
  )
}

function DeliveryDetails({ delivery }: { delivery: Delivery }) {
  const canResend = useCan('webhook.update')
  const resend = useMutation({
    ...mutations.webhookDeliveries.resend({ invalidates: ['webhookDeliveries.list', 'webhooks.view'] }),
    onSuccess: (sent) => cacheRecord('webhookDeliveries', sent),
  })
  return (
    <>
      <DescriptionList>
        <DescriptionItem name={m.filter_state()}>
          <DeliveryState state={delivery.state} />
        </DescriptionItem>
        <DescriptionItem name={m.webhooks_answer()}>
          <Answer {...delivery} />
          {delivery.duration_ms !== null && (
            <span className="text-muted tabular-nums"> {m.webhooks_duration({ ms: delivery.duration_ms })}</span>
          )}
        </DescriptionItem>
        <DescriptionItem name={m.webhooks_attempts()}>{delivery.attempts}</DescriptionItem>
        <DescriptionItem name={m.webhooks_attempted()}>
          <Moment time={delivery.attempted_at} withSeconds />
        </DescriptionItem>
        {delivery.next_attempt_at && (
          <DescriptionItem name={m.webhooks_next_attempt()}>
            <Moment time={delivery.next_attempt_at} withSeconds />
          </DescriptionItem>
        )}
        <DescriptionItem name="webhook-id">
          <span className="flex items-start gap-1">
            <code className="font-code text-xs break-all">{delivery.message_id}</code>
            <CopyButton text={delivery.message_id} />
          </span>
        </DescriptionItem>
      </DescriptionList>
      <Text title={m.webhooks_body()} text={JSON.stringify(JSON.parse(delivery.body), null, 2)} />
      {delivery.answer_body !== null && <Text title={m.webhooks_answer_body()} text={delivery.answer_body} />}
      {canResend && (
        <Button className="self-start" isPending={resend.isPending} onClick={() => resend.mutate({ id: delivery.id })}>
          {m.webhooks_resend()}
        </Button>
      )}
    </>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-label">{title}</h3>
      <pre className="overflow-x-auto rounded-md border border-line bg-hover p-3 font-code text-xs whitespace-pre-wrap">
        {text || '—'}
      </pre>
    </section>
  )
}
