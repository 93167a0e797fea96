import { MultiCombobox } from '@admin-panel/ui/multi-combobox'
import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import { ChoicesField } from '#form/fields/choices-field.tsx'
import { CustomField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { m } from '#paraglide/messages.js'
import { entityInWords, loggedEntities } from '#text/in-words.ts'
import { optionsOf } from '#text/options-of.ts'
import { entitiesInWords, type WebhookValues } from './values.ts'

const entityOption = (value: string) => ({ value, label: entityInWords(value) })

/** The receiver, and the events of the change log that it gets. */
export function WebhookFields() {
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
