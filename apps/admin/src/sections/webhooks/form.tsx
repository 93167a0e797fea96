import { useState } from 'react'
import { useNavigate } from 'react-router'
import { webhooksCreateRules as rules } from '#contract/rules/webhooks.gen.ts'
import { cacheRecord } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { DetachedForm } from '#form/detached-form.tsx'
import { useEditForm } from '#form/edit-form.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { m } from '#paraglide/messages.js'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { WebhookActions } from './actions.tsx'
import { Deliveries } from './deliveries.tsx'
import { SecretDialog } from '#shop/secret-dialog.tsx'
import { Side } from './side.tsx'
import { payloadOf, showValue, valuesOf, type Webhook, type WebhookValues, entitiesInWords } from './values.ts'
import { MultiCombobox } from '@admin-panel/ui/multi-combobox'
import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import { ChoicesField } from '#form/fields/choices-field.tsx'
import { CustomField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { entityInWords, loggedEntities } from '#text/in-words.ts'
import { optionsOf } from '#text/options-of.ts'

const entityOption = (value: string) => ({ value, label: entityInWords(value) })

/** The receiver, and the events of the change log that it gets. */
function WebhookFields() {
  return (
    <>
      <FormSection title={m.webhooks_receiver()}>
        <TextField<WebhookValues> name="name" autoComplete="off" hint={m.webhooks_name_hint()} />
        <TextField<WebhookValues> name="url" type="url" autoComplete="off" hint={m.webhooks_url_hint()} />
      </FormSection>
      <FormSection title={m.field_events()}>
        <CustomField<WebhookValues>
          name="entities"
          className="@min-[34rem]:col-span-2"
          hint={m.webhooks_entities_hint()}
          render={({ value, onChange, onBlur, isReadOnly }) => {
            const chosen = Array.isArray(value) ? value.map(String) : []
            return isReadOnly ? (
              <span>{entitiesInWords(chosen)}</span>
            ) : (
              <MultiCombobox
                options={loggedEntities.map(entityOption).toSorted((a, b) => a.label.localeCompare(b.label))}
                values={chosen.map(entityOption)}
                placeholder={m.webhooks_all_entities()}
                onValuesChange={(values) => onChange(values.map((one) => one.value))}
                onBlur={onBlur}
              />
            )
          }}
        />
        <ChoicesField<WebhookValues>
          name="events"
          className="@min-[34rem]:col-span-2"
          hint={m.webhooks_events_hint()}
          options={optionsOf(auditEventWords)}
        />
      </FormSection>
    </>
  )
}

function WebhookForm({ record: webhook }: { record: Webhook | null }) {
  const navigate = useNavigate()
  const canSeeDeliveries = useCan('webhook.view')
  const [newSecret, setNewSecret] = useState<{ secret: string; id: number } | null>(null)
  const edit = useEditForm<WebhookValues, Webhook>({
    name: ['webhooks', webhook?.id ?? 'new'],
    record: webhook,
    rules,
    toValues: valuesOf,
    toPayload: payloadOf,
    async save(changes, version) {
      if (webhook)
        return client.api.webhooks.update({ ...changes, id: webhook.id, version: version ?? webhook.version })
      const { secret, ...created } = await client.api.webhooks.create({ ...valuesOf(null), ...changes })
      setNewSecret({ secret, id: created.id })
      return created
    },
    onSaved: (saved) => cacheRecord('webhooks', saved),
  })

  function closeSecret() {
    setNewSecret(null)
    if (!webhook && newSecret) void navigate(pathTo('webhooks', newSecret.id), { replace: true })
  }

  return (
    <>
      <RecordPage
        title={webhook?.name ?? m.webhooks_new()}
        parent={<Crumbs to={[[pathTo('webhooks.list'), m.entity_webhook()]]} />}
        edit={edit}
        permission={webhook ? 'webhook.update' : 'webhook.create'}
        actions={webhook && <WebhookActions webhook={webhook} onChanged={edit.rebase} />}
        side={
          webhook && (
            <Side
              webhook={webhook}
              onRotated={({ secret, ...changed }) => {
                edit.rebase(changed)
                setNewSecret({ secret, id: changed.id })
              }}
            />
          )
        }
        below={
          webhook &&
          canSeeDeliveries && (
            <DetachedForm>
              <Deliveries webhook={webhook} />
            </DetachedForm>
          )
        }
        show={webhook ? showValue : undefined}
      >
        {webhook?.status === 'paused' && <Notice tone="amber">{m.webhooks_paused_text()}</Notice>}
        <WebhookFields />
      </RecordPage>
      {newSecret && (
        <SecretDialog
          heading={m.webhooks_secret_title()}
          text={m.webhooks_secret_text()}
          label={m.webhooks_secret()}
          secret={newSecret.secret}
          onClose={closeSecret}
        />
      )}
    </>
  )
}

export const { Component, loader } = recordFormScreen(queries.webhooks.view, WebhookForm)
