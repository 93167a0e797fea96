import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { ChoicesField } from '#form/fields/choices-field.tsx'
import { CheckboxField, SelectField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { Locked } from '#form/locked.tsx'
import { subOrderStatuses } from '#shop/orders/sub-order-statuses.ts'
import { statusOptions } from '#record/status/statuses.tsx'
import { initiatorOptions, operationOptions, subjectOptions, type ReasonOperation } from './labels.ts'
import type { Reason, ReasonValues } from './values.ts'

export function ReasonFields({ reason }: { reason: Reason | null }) {
  const isSystem = reason?.is_system ?? false
  return (
    <>
      {isSystem && <p className="rounded-xl bg-grey-soft px-3 py-2 text-grey-text">{m.reasons_system_note()}</p>}
      <FormSection title={m.reasons_group_main()}>
        <TextField<ReasonValues> name="name" autoComplete="off" />
        <Locked when={isSystem}>
          <TextField<ReasonValues>
            name="code"
            autoComplete="off"
            spellCheck={false}
            hint={isSystem ? m.reasons_locked_hint() : m.reasons_code_hint()}
          />
        </Locked>
        <TextareaField<ReasonValues>
          name="text_public"
          hint={m.reasons_text_public_hint()}
          className="@min-[34rem]:col-span-2"
        />
      </FormSection>
      <FormSection title={m.reasons_group_use()}>
        <Locked when={isSystem}>
          <ChoicesField<ReasonValues>
            name="operations"
            options={operationOptions()}
            className="@min-[34rem]:col-span-2"
          />
        </Locked>
        <Applies />
        <CheckboxField<ReasonValues> name="staff_only" hint={m.reasons_staff_only_hint()} />
      </FormSection>
      <FormSection title={m.reasons_group_effect()}>
        <SelectField<ReasonValues> name="initiator" options={initiatorOptions()} className="@min-[34rem]:row-span-2" />
        <CheckboxField<ReasonValues> name="requires_comment" hint={m.reasons_requires_comment_hint()} />
        <CheckboxField<ReasonValues> name="affects_rating" hint={m.reasons_affects_rating_hint()} />
      </FormSection>
    </>
  )
}

/** Narrows the scope of the reason, as far as its operations allow. */
function Applies() {
  const operations = useWatch({ compute: ({ operations }: ReasonValues) => operations })
  const has = (...names: ReasonOperation[]) => names.some((name) => operations.includes(name))
  return (
    <>
      {has('order_cancel', 'order_return') && (
        <ChoicesField<ReasonValues>
          name="order_statuses"
          options={statusOptions(subOrderStatuses)}
          hint={m.reasons_everywhere_hint()}
          className="@min-[34rem]:col-span-2"
        />
      )}
      {has('moderation_reject', 'moderation_revision') && (
        <ChoicesField<ReasonValues>
          name="subjects"
          options={subjectOptions()}
          hint={m.reasons_everywhere_hint()}
          className="@min-[34rem]:col-span-2"
        />
      )}
    </>
  )
}
