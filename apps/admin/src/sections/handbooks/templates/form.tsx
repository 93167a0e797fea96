import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { useEditContext } from '#form/edit-context.ts'
import { SelectField, TextField, useField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { queries } from '#data/queries.ts'
import { channels, choices, events, locales, type Locale, type TemplateChannel, type TemplateEvent } from './labels.ts'

export type Template = Schemas['Template']

export interface TemplateValues {
  code: string
  event: TemplateEvent
  channel: TemplateChannel
  locale: Locale
  subject: string | null
  body: string
}

export function templateValues(template: Template | null): TemplateValues {
  return {
    code: template?.code ?? '',
    event: template?.event ?? 'moderation_decision',
    channel: template?.channel ?? 'email',
    locale: template?.locale ?? 'ru',
    subject: template?.subject ?? '',
    body: template?.body ?? '',
  }
}

/** What goes to the API for what was typed: only a mail has a subject. */
export function templatePayload(values: TemplateValues): TemplateValues {
  return {
    ...values,
    code: values.code.trim(),
    subject: values.channel === 'email' ? values.subject?.trim() || null : null,
  }
}

export function TemplateFields() {
  const { control } = useEditContext()
  const channel: unknown = useWatch({ control, name: 'channel' })
  return (
    <>
      <FormSection title={m.templates_group_use()}>
        <SelectField name="event" options={choices(events)} />
        <SelectField name="channel" options={choices(channels)} />
        <SelectField name="locale" options={choices(locales)} />
        <TextField name="code" autoComplete="off" spellCheck={false} hint={m.templates_code_hint()} />
      </FormSection>
      <FormSection title={m.templates_group_text()}>
        {channel === 'email' && <TextField name="subject" autoComplete="off" className="@min-[40rem]:col-span-2" />}
        <BodyField />
      </FormSection>
    </>
  )
}

/** The text, and the variables of its event: a click puts one where the caret is. */
function BodyField() {
  const { control } = useEditContext()
  const event: unknown = useWatch({ control, name: 'event' })
  const { field, frame, isReadOnly } = useField('body')
  const { data } = useQuery(queries.templates.events())
  const input = useRef<HTMLTextAreaElement>(null)
  const variables = data?.items.find((known) => known.event === event)?.variables ?? []

  function insert(name: string) {
    const area = input.current
    if (!area) return
    area.setRangeText(`{{${name}}}`, area.selectionStart, area.selectionEnd, 'end')
    field.onChange(area.value)
    area.focus()
  }

  return (
    <div className="flex min-w-0 flex-col gap-3 @min-[40rem]:col-span-2">
      <Field {...frame}>
        <Textarea
          {...field}
          ref={(area) => {
            field.ref(area)
            input.current = area
          }}
          value={field.value ?? ''}
          readOnly={isReadOnly}
          rows={12}
          className="font-mono"
        />
      </Field>
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="mb-1 text-secondary">{m.templates_variables()}</legend>
        {variables.map(({ name, label, is_required }) => (
          <Button
            key={name}
            size="sm"
            className="max-w-full"
            disabled={isReadOnly}
            title={label}
            onClick={() => insert(name)}
          >
            <code className="font-mono text-xs">{`{{${name}}}`}</code>
            <span className="min-w-0 truncate text-muted">
              {label}
              {is_required && '*'}
            </span>
          </Button>
        ))}
      </fieldset>
      {variables.some(({ is_required }) => is_required) && (
        <p className="text-xs text-muted">{m.templates_required_hint()}</p>
      )}
    </div>
  )
}
