import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { CountryField } from '#form/fields/country-field.tsx'
import { DocumentsField } from '#form/fields/documents-field.tsx'
import { TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { useSession } from '#data/queries.ts'
import { useRecordForm } from '#record/record-form.ts'
import { brandModerationCreateRules } from '#contract/rules/brand-moderation.gen.ts'
import { SpellingsField } from './spellings-field.tsx'

// Not in the form: comment_internal. The note has a dialog of its own.
type Request = Schemas['BrandModeration']

interface Values {
  proposed_name: string
  proposed_synonyms: string[]
  site: string | null
  country_code: string | null
  document_ids: number[]
  samples: string[]
  /** The author of the request, which cannot change. */
  company_id: number | null
}

const { company_id: _company, ...rules } = brandModerationCreateRules
const normalize = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean)

const toValues = (request: Request | null, companyId: number | null = null): Values => ({
  proposed_name: request?.proposed_name ?? '',
  proposed_synonyms: request?.proposed_synonyms ?? [],
  site: request?.site ?? '',
  country_code: request?.country_code ?? null,
  document_ids: request?.document_ids ?? [],
  samples: request?.samples ?? [],
  company_id: request?.company_id ?? companyId,
})

const toPayload = (values: Values): Values => ({
  ...values,
  proposed_name: values.proposed_name.trim(),
  proposed_synonyms: normalize(values.proposed_synonyms),
  site: values.site?.trim() || null,
  samples: normalize(values.samples),
})

interface BrandFormProps {
  /** Null for a new proposal. */
  request: Request | null
  /** A returned proposal re-enters the queue when it is corrected. */
  isSentAgain?: boolean
  onClose: () => void
}

/** A seller's proposal of a brand for the handbook. */
export function BrandForm({ request, isSentAgain = false, onClose }: BrandFormProps) {
  const { user } = useSession()
  const [own = null, ...others] = user?.company_ids ?? []
  const onlyCompany = others.length === 0 ? own : null
  const edit = useRecordForm<Values, Request>({
    of: 'brandModeration',
    record: request,
    rules: request ? rules : brandModerationCreateRules,
    toValues: (record) => toValues(record, onlyCompany),
    toPayload,
    create: ({ company_id, ...values }, options) =>
      client.api.brandModeration.create({ ...values, company_id: company_id ?? 0 }, options),
    update: ({ id, version, company_id: _kept, ...proposal }) =>
      isSentAgain
        ? client.api.brandModeration.statusChange({ id, version, status: 'new', proposal })
        : client.api.brandModeration.update({ id, version, ...proposal }),
    onSaved: onClose,
  })
  const submitText = request ? undefined : m.moderation_brand_propose_submit()
  return (
    <FormDialog
      heading={request ? m.moderation_brand_title({ name: request.proposed_name }) : m.moderation_brand_propose_title()}
      description={request ? undefined : m.moderation_brand_propose_text()}
      edit={edit}
      submitText={isSentAgain ? m.moderation_send_again() : submitText}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <TextField<Values> name="proposed_name" autoComplete="off" />
      <CountryField<Values> name="country_code" />
      <TextField<Values> name="site" type="url" autoComplete="off" className="@min-[30rem]:col-span-2" />
      <SpellingsField<Values> name="proposed_synonyms" hint={m.moderation_brand_synonyms_hint()} />
      <SpellingsField<Values> name="samples" hint={m.moderation_brand_samples_hint()} />
      {!request && onlyCompany === null && (
        <ReferenceField<Values> name="company_id" of="companies" className="@min-[30rem]:col-span-2" />
      )}
      <DocumentsField<Values>
        name="document_ids"
        entity="brand-moderation"
        documents={[]}
        max={10}
        className="@min-[30rem]:col-span-2"
      />
    </FormDialog>
  )
}
