import type { Schemas } from '@admin-panel/sdk'
import { Textarea } from '@admin-panel/ui/textarea'
import { serviceKeysCreateRules } from '#contract/rules/service-keys.gen.ts'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { CheckboxField, CustomField, NumberField, TextField } from '#form/fields/fields.tsx'
import { MomentField } from '#form/fields/moment-field.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'

// Not in the form: service_account_id. The page of the account opens it.
export type ServiceKey = Schemas['ServiceKey']

interface KeyValues {
  name: string
  expires_at: string | null
  requests_per_minute: number
  addresses: string[]
  is_agent: boolean
}

const { service_account_id: _account, ...rules } = serviceKeysCreateRules

function valuesOf(key: ServiceKey | null): KeyValues {
  return {
    name: key?.name ?? '',
    expires_at: key?.expires_at ?? null,
    requests_per_minute: key?.requests_per_minute ?? 600,
    addresses: key?.addresses ?? [],
    is_agent: key?.is_agent ?? false,
  }
}

function payloadOf(values: KeyValues): KeyValues {
  const addresses = values.addresses.map((line) => line.trim()).filter(Boolean)
  return { ...values, name: values.name.trim(), addresses }
}

interface KeyDialogProps {
  accountId: number
  /** Null for a new one. */
  serviceKey: ServiceKey | null
  onClose: () => void
  onCreated: (secret: string) => void
}

/** Creates or changes a key; the expiry of an existing one is fixed. */
export function KeyDialog({ accountId, serviceKey, onClose, onCreated }: KeyDialogProps) {
  const edit = useEditForm<KeyValues, ServiceKey>({
    name: ['users/service', accountId, `keys/${serviceKey?.id ?? 'new'}`],
    record: serviceKey,
    rules,
    toValues: valuesOf,
    toPayload: payloadOf,
    async save({ expires_at, is_agent, ...changes }, version) {
      if (serviceKey) return client.api.serviceKeys.update({ ...changes, id: serviceKey.id, version: version ?? 1 })
      const { secret, ...created } = await client.api.serviceKeys.create({
        service_account_id: accountId,
        name: '',
        ...changes,
        ...(expires_at && { expires_at }),
        is_agent,
      })
      onCreated(secret)
      return created
    },
    onSaved() {
      void invalidateResource('serviceKeys')
      void invalidateResource('serviceAccounts')
      onClose()
    },
  })
  return (
    <FormDialog
      heading={serviceKey ? m.service_key_edit_title() : m.service_key_new()}
      edit={edit}
      submitText={serviceKey ? undefined : m.service_key_add()}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <TextField<KeyValues> name="name" autoComplete="off" hint={m.service_key_name_hint()} />
      {!serviceKey && <CheckboxField<KeyValues> name="is_agent" hint={m.service_key_agent_hint()} />}
      {!serviceKey && <MomentField<KeyValues> name="expires_at" hint={m.service_key_expires_hint()} />}
      <NumberField<KeyValues> name="requests_per_minute" />
      <CustomField<KeyValues>
        name="addresses"
        className="@min-[30rem]:col-span-2"
        hint={m.service_key_addresses_hint()}
        render={({ value, onChange, onBlur, isReadOnly }) => (
          <Textarea
            rows={3}
            className="font-code"
            spellCheck={false}
            value={Array.isArray(value) ? value.join('\n') : ''}
            onChange={(event) => onChange(event.target.value.split('\n'))}
            onBlur={onBlur}
            readOnly={isReadOnly}
          />
        )}
      />
    </FormDialog>
  )
}
