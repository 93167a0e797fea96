import { localeWords } from '#contract/enums/locale.gen.ts'
import { templateChannelWords } from '#contract/enums/template-channel.gen.ts'
import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { SelectField, TextField, useField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { queries } from '#data/queries.ts'
import type { TemplateValues } from './values.ts'
import { optionsOf } from '#text/options-of.ts'

export function TemplateFields() {
  const channel = useWatch({ compute: ({ channel }: TemplateValues) => channel })
  return (
    <>
      <FormSection title={m.templates_group_use()}>
        <SelectField<TemplateValues> name="event" options={optionsOf(templateEventWords)} />
        <SelectField<TemplateValues> name="channel" options={optionsOf(templateChannelWords)} />
        <SelectField<TemplateValues> name="locale" options={optionsOf(localeWords)} />
        <TextField<TemplateValues> name="code" autoComplete="off" spellCheck={false} hint={m.templates_code_hint()} />
      </FormSection>
      <FormSection title={m.templates_group_text()}>
        {channel === 'email' && (
          <TextField<TemplateValues> name="subject" autoComplete="off" className="@min-[34rem]:col-span-2" />
        )}
        <BodyField />
      </FormSection>
    </>
  )
}

/** The text and the variables of its event: a click inserts one at the caret. */
function BodyField() {
  const event = useWatch({ compute: ({ event }: TemplateValues) => event })
  const { field, frame, isReadOnly } = useField<TemplateValues>('body')
  const { data } = useQuery(queries.templates.events())
  const input = useRef<HTMLTextAreaElement>(null)
  const variables = data?.items.find((item) => item.event === event)?.variables ?? []

  function insert(name: string) {
    const area = input.current
    if (!area) return
    area.setRangeText(`{{${name}}}`, area.selectionStart, area.selectionEnd, 'end')
    field.onChange(area.value)
    area.focus()
  }

  return (
    <div className="flex min-w-0 flex-col gap-3 @min-[34rem]:col-span-2">
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
          className="font-code"
        />
      </Field>
      <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
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
            <code className="font-code text-xs">{`{{${name}}}`}</code>
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
