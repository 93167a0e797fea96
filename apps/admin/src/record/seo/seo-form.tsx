import type { Schemas } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { invalidateResource } from '#data/cache.ts'
import { queries, queryClient } from '#data/queries.ts'
import { RecordPage } from '#record/record-page.tsx'

type MetaData = Schemas['MetaData']
type Values = Schemas['MetaDataTexts']

const names = ['h1', 'title', 'description', 'text'] as const

// Written by hand: the contract states these limits for the rows of its upsert, for which no form rules are generated.
const rules: Rules = {
  h1: { label: m.seo_h1, type: 'string', maxLength: 200 },
  title: { label: m.seo_title, type: 'string', maxLength: 70 },
  description: { label: m.seo_description, type: 'string', maxLength: 160 },
  text: { label: m.seo_text, type: 'string', maxLength: 20_000 },
}

const each = (value: (name: (typeof names)[number]) => string | null): Values => ({
  h1: value('h1'),
  title: value('title'),
  description: value('description'),
  text: value('text'),
})

/** The record's surrounding page. */
export interface SeoFrame {
  title: string
  parent: ReactNode
  /** Those of the record's other tabs, so that a change of tab moves nothing. */
  actions: ReactNode
  tabs: ReactNode
}

interface SeoFormProps {
  frame: SeoFrame
  meta: MetaData
}

export function SeoForm({ frame, meta }: SeoFormProps) {
  const { entity, entity_id } = meta
  const query = queries.metaData.view({ entity, entity_id })
  const edit = useEditForm<Values, MetaData & { version: number }>({
    name: [`meta-data/${entity}`, entity_id],
    rules,
    // Upserted by its natural key without a version: the last save wins.
    record: { ...meta, version: 0 },
    toValues: (record) => each((name) => record?.[name] ?? ''),
    toPayload: (values) => each((name) => values[name]?.trim() || null),
    async save(changes) {
      await client.api.metaData.upsert({ items: [{ entity, entity_id, ...changes }] })
      const saved = await queryClient.fetchQuery({ ...query, staleTime: 0 })
      return { ...saved, version: 0 }
    },
    onSaved: () => invalidateResource('metaData'),
  })
  return (
    <RecordPage {...frame} edit={edit} permission="meta-data.upsert">
      <FormSection title={m.seo_group()}>
        <TextField<Values> name="h1" autoComplete="off" />
        <TextField<Values> name="title" autoComplete="off" hint={m.seo_title_hint()} />
        <TextareaField<Values> name="description" className="col-span-full" hint={m.seo_description_hint()} />
        <TextareaField<Values> name="text" className="col-span-full" />
      </FormSection>
    </RecordPage>
  )
}
