import { localeWords } from '#contract/enums/locale.gen.ts'
import { templateChannelWords } from '#contract/enums/template-channel.gen.ts'
import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import { m } from '#paraglide/messages.js'
import { ActiveChip } from '#record/active/active-switch.tsx'
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
import { TemplateFields } from './form.tsx'
import { templatePayload, templateValues, type Template, type TemplateValues } from './values.ts'
import { TemplatePreview } from './preview.tsx'
import { pathTo } from '#data/paths.ts'

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
      status={template && <ActiveChip entity="template" isActive={template.is_active} />}
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
