import type { Schemas } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { marketDay } from '#data/time/days.ts'
import { useEditForm } from '#form/edit-form.ts'
import { DateField, MoneyField, PercentField, TextareaField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { validBody } from '#form/trusted.ts'
import { Notice } from '@admin-panel/ui/notice'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { invalidateResource } from '#data/cache.ts'
import { HIGHEST_RATE } from './columns.tsx'

type Item = Schemas['CommissionUpsertRow']

interface RuleValues {
  company_id: number | null
  category_id: number | null
  brand_id: number | null
  rate_bp: number | null
  min_kopecks: number | null
  fixed_kopecks: number | null
  valid_from: string
  valid_to: string | null
  comment: string | null
}

// Written by hand: the contract states these limits for the rows of its upsert, for which no form rules are generated.
const rules: Rules = {
  company_id: { label: m.filter_commissionsList_company_id, type: 'integer' },
  category_id: { label: m.field_category_id, type: 'integer' },
  brand_id: { label: m.field_brand_id, type: 'integer' },
  rate_bp: { label: m.commissions_rate, type: 'integer', required: true },
  min_kopecks: { label: m.commissions_min, type: 'integer' },
  fixed_kopecks: { label: m.commissions_fixed, type: 'integer' },
  valid_from: { label: m.commissions_valid_from, type: 'string', format: 'date', required: true },
  valid_to: { label: m.commissions_valid_to, type: 'string', format: 'date' },
  comment: { label: m.field_comment, type: 'string', maxLength: 500 },
}

const blank = (): RuleValues => ({
  company_id: null,
  category_id: null,
  brand_id: null,
  rate_bp: null,
  min_kopecks: null,
  fixed_kopecks: null,
  valid_from: marketDay(),
  valid_to: '',
  comment: '',
})

const toPayload = (values: RuleValues): RuleValues => ({
  ...values,
  valid_to: values.valid_to || null,
  comment: values.comment?.trim() || null,
})

function refine({ rate_bp, valid_from, valid_to }: RuleValues) {
  return {
    ...(rate_bp !== null && rate_bp > HIGHEST_RATE && { rate_bp: m.commissions_rate_wrong() }),
    ...(valid_to !== null && valid_to < valid_from && { valid_to: m.commissions_period_wrong() }),
  }
}

/** A new rule. Its terms and first day are its key, so an existing rule with the same key must not be overwritten. */
export function RuleDialog({ onClose }: { onClose: () => void }) {
  const [isTaken, setIsTaken] = useState(false)
  const edit = useEditForm<RuleValues, { version: number }>({
    name: ['handbooks/commissions', 'new'],
    record: null,
    rules,
    toValues: blank,
    toPayload,
    refine,
    // Errors refer to the only row of the request.
    fieldOfError: (path) => path.replace(/^items\.0\./, ''),
    confirm: async (values) => {
      const { updated, unchanged } = await client.api.commissions.upsert({
        items: [validBody<Item>(rules, values)],
        dry_run: true,
      })
      setIsTaken(updated + unchanged > 0)
      return updated + unchanged === 0
    },
    save: async (values, _version, idempotencyKey) => {
      await client.api.commissions.upsert({ items: [validBody<Item>(rules, values)] }, { idempotencyKey })
      return { version: 1 }
    },
    onSaved: () => {
      void invalidateResource('commissions')
      onClose()
    },
  })
  return (
    <FormDialog
      heading={m.commissions_new()}
      description={m.commissions_new_text()}
      edit={edit}
      submitText={m.commissions_add()}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      {isTaken && (
        <div className="col-span-full" role="alert">
          <Notice tone="red">{m.commissions_taken()}</Notice>
        </div>
      )}
      <ReferenceField<RuleValues> name="company_id" of="companies" />
      <ReferenceField<RuleValues> name="category_id" of="categories" />
      <ReferenceField<RuleValues> name="brand_id" of="brands" />
      <PercentField<RuleValues> name="rate_bp" />
      <MoneyField<RuleValues> name="min_kopecks" hint={m.commissions_min_hint()} />
      <MoneyField<RuleValues> name="fixed_kopecks" hint={m.commissions_fixed_hint()} />
      <DateField<RuleValues> name="valid_from" />
      <DateField<RuleValues> name="valid_to" hint={m.commissions_valid_to_hint()} />
      <TextareaField<RuleValues> name="comment" className="col-span-full" />
    </FormDialog>
  )
}
