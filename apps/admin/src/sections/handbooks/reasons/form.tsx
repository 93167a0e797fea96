import type { Schemas } from '@admin-panel/sdk'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { ChoicesField } from '#form/fields/choices-field.tsx'
import { useEditContext } from '#form/edit-context.ts'
import { CheckboxField, SelectField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { Locked } from '#form/locked.tsx'
import { subOrderStatuses } from '#record/orders/sub-order-statuses.ts'
import { statusOptions } from '#record/status/statuses.tsx'
import {
  initiatorOptions,
  operationOptions,
  subjectOptions,
  type ReasonInitiator,
  type ReasonOperation,
} from './labels.ts'

export type Reason = Schemas['OperationReason']

export interface ReasonValues {
  code: string
  operations: ReasonOperation[]
  name: string
  text_public: string | null
  initiator: ReasonInitiator | null
  requires_comment: boolean
  affects_rating: boolean
  order_statuses: Reason['order_statuses']
  subjects: Reason['subjects']
  staff_only: boolean
}

export function reasonValues(reason: Reason | null): ReasonValues {
  return {
    code: reason?.code ?? '',
    operations: reason?.operations ?? [],
    name: reason?.name ?? '',
    text_public: reason?.text_public ?? '',
    initiator: reason?.initiator ?? null,
    requires_comment: reason?.requires_comment ?? false,
    affects_rating: reason?.affects_rating ?? false,
    order_statuses: reason?.order_statuses ?? [],
    subjects: reason?.subjects ?? [],
    staff_only: reason?.staff_only ?? false,
  }
}

/** What goes to the API for what was typed. */
export function reasonPayload(values: ReasonValues): ReasonValues {
  return {
    ...values,
    code: values.code.trim(),
    operations: values.operations.toSorted(),
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    text_public: values.text_public?.trim() || null,
  }
}

export function ReasonFields({ reason }: { reason: Reason | null }) {
  const isSystem = reason?.is_system ?? false
  return (
    <>
      {isSystem && <p className="rounded-lg bg-grey-soft px-3 py-2 text-grey-text">{m.reasons_system_note()}</p>}
      <FormSection title={m.reasons_group_main()}>
        <TextField name="name" autoComplete="off" />
        <Locked when={isSystem}>
          <TextField
            name="code"
            autoComplete="off"
            spellCheck={false}
            hint={isSystem ? m.reasons_locked_hint() : m.reasons_code_hint()}
          />
        </Locked>
        <TextareaField name="text_public" hint={m.reasons_text_public_hint()} className="@min-[40rem]:col-span-2" />
      </FormSection>
      <FormSection title={m.reasons_group_use()}>
        <Locked when={isSystem}>
          <ChoicesField name="operations" options={operationOptions()} className="@min-[40rem]:col-span-2" />
        </Locked>
        <Applies />
        <CheckboxField name="staff_only" hint={m.reasons_staff_only_hint()} />
      </FormSection>
      <FormSection title={m.reasons_group_effect()}>
        <SelectField name="initiator" options={initiatorOptions()} className="@min-[40rem]:row-span-2" />
        <CheckboxField name="requires_comment" hint={m.reasons_requires_comment_hint()} />
        <CheckboxField name="affects_rating" hint={m.reasons_affects_rating_hint()} />
      </FormSection>
    </>
  )
}

/** Where the reason applies, as far as its operations let it be narrowed. */
function Applies() {
  const { control } = useEditContext()
  // The form is over the values of a reason.
  const { operations } = useWatch({ control }) as ReasonValues
  const has = (...names: ReasonOperation[]) => names.some((name) => operations.includes(name))
  return (
    <>
      {has('order_cancel', 'order_return') && (
        <ChoicesField
          name="order_statuses"
          options={statusOptions(subOrderStatuses)}
          hint={m.reasons_everywhere_hint()}
          className="@min-[40rem]:col-span-2"
        />
      )}
      {has('moderation_reject', 'moderation_revision') && (
        <ChoicesField
          name="subjects"
          options={subjectOptions()}
          hint={m.reasons_everywhere_hint()}
          className="@min-[40rem]:col-span-2"
        />
      )}
    </>
  )
}
