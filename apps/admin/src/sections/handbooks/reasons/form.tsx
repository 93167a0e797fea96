import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { ChoicesField } from '#shared/choices-field.tsx'
import { CheckboxField, SelectField, TextareaField, TextField } from '#shared/fields.tsx'
import { FormSection } from '#shared/form-section.tsx'
import { Locked } from '#shared/locked.tsx'
import { initiatorOptions, operationOptions, type ReasonInitiator, type ReasonOperation } from './labels.ts'

export type Reason = Schemas['OperationReason']

export interface ReasonValues {
  code: string
  operations: ReasonOperation[]
  name: string
  text_public: string | null
  initiator: ReasonInitiator | null
  requires_comment: boolean
  affects_rating: boolean
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
      </FormSection>
      <FormSection title={m.reasons_group_effect()}>
        <SelectField name="initiator" options={initiatorOptions()} className="@min-[40rem]:row-span-2" />
        <CheckboxField name="requires_comment" hint={m.reasons_requires_comment_hint()} />
        <CheckboxField name="affects_rating" hint={m.reasons_affects_rating_hint()} />
      </FormSection>
    </>
  )
}
