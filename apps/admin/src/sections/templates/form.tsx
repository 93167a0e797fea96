import { localeWords } from '#contract/enums/locale.gen.ts'
import { templateChannelWords } from '#contract/enums/template-channel.gen.ts'
import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import { m } from '#paraglide/messages.js'
import { RecordHistory } from '#record/history/record-history.tsx'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { templatesCreateRules as rules } from '#contract/rules/templates.gen.ts'
import { TemplateActions } from './actions.tsx'
import { templatePayload, templateValues, type Template, type TemplateValues } from './values.ts'
import { TemplatePreview } from './preview.tsx'
import { pathTo } from '#data/paths.ts'
import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField, TextField, useField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { optionsOf } from '#text/options-of.ts'

function TemplateFields() {
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

function TemplateForm({ record: template }: { record: Template | null }) {
  const edit = useRecordForm<TemplateValues, Template>({
    of: 'templates',
    record: template,
    rules,
    toValues: templateValues,
    toPayload: templatePayload,
    create: client.api.templates.create,
    update: client.api.templates.update,
  })
  return (
    <RecordPage
      title={
        template
          ? `${templateEventWords[template.event]()}: ${templateChannelWords[template.channel]()}`
          : m.templates_new_title()
      }
      parent={
        <Crumbs
          to={[
            [pathTo('handbooks'), m.handbooks_title()],
            [pathTo('templates.list'), m.templates_title()],
          ]}
        />
      }
      edit={edit}
      permission={template ? 'template.update' : 'template.create'}
      show={showValue}
      side={
        <>
          <TemplatePreview />
          {template && <RecordFacts record={template} />}
          {template && <RecordHistory entity="template" id={template.id} />}
        </>
      }
      actions={template && <TemplateActions template={template} onChanged={edit.rebase} />}
    >
      <TemplateFields />
    </RecordPage>
  )
}

/** Formats a field's value for the conflict dialog. */
function showValue(field: string, value: unknown) {
  const values = { ...templateValues(null), [field]: value }
  const words: Partial<Record<string, () => string>> = {
    event: templateEventWords[values.event],
    channel: templateChannelWords[values.channel],
    locale: localeWords[values.locale],
  }
  return words[field]?.() ?? (typeof value === 'string' && value ? value : '—')
}

export const { Component, loader } = recordFormScreen(queries.templates.view, TemplateForm)
