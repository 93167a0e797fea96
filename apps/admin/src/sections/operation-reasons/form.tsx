import { DescriptionItem } from '@admin-panel/ui/description-list'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { subOrderStatuses } from '#shop/orders/sub-order-statuses.ts'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { operationReasonsCreateRules as rules } from '#contract/rules/operation-reasons.gen.ts'
import { ReasonActions } from './actions.tsx'
import { reasonPayload, reasonValues, type Reason, type ReasonValues } from './values.ts'
import {
  initiatorName,
  operationNames,
  subjectNames,
  initiatorOptions,
  operationOptions,
  subjectOptions,
  type ReasonOperation,
} from './labels.ts'
import { pathTo } from '#data/paths.ts'
import { useWatch } from 'react-hook-form'
import { ChoicesField } from '#form/fields/choices-field.tsx'
import { CheckboxField, SelectField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { Locked } from '#form/locked.tsx'
import { statusOptions } from '#record/status/statuses.tsx'

function ReasonFields({ reason }: { reason: Reason | null }) {
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

function ReasonForm({ record: reason }: { record: Reason | null }) {
  const edit = useRecordForm<ReasonValues, Reason>({
    of: 'operationReasons',
    record: reason,
    rules,
    toValues: reasonValues,
    toPayload: reasonPayload,
    create: client.api.operationReasons.create,
    update: client.api.operationReasons.update,
  })
  return (
    <RecordPage
      title={reason?.name ?? m.reasons_new_title()}
      parent={
        <Crumbs
          to={[
            [pathTo('handbooks'), m.handbooks_title()],
            [pathTo('operationReasons.list'), m.entity_operation_reason()],
          ]}
        />
      }
      edit={edit}
      permission={reason ? 'operation-reason.update' : 'operation-reason.create'}
      show={showValue}
      status={reason?.is_system && <StatusChip>{m.reasons_system()}</StatusChip>}
      actions={reason && <ReasonActions reason={reason} onChanged={edit.rebase} />}
      side={
        reason && (
          <RecordFacts entity="operation-reason" record={reason}>
            <DescriptionItem name={m.reasons_column_position()}>{reason.position}</DescriptionItem>
            <DescriptionItem name={m.reasons_column_used()}>
              {m.reasons_side_used({ count: reason.usage_count })}
            </DescriptionItem>
          </RecordFacts>
        )
      }
    >
      <ReasonFields reason={reason} />
    </RecordPage>
  )
}

/** Formats a field's value for the conflict dialog. */
function showValue(field: string, value: unknown) {
  const values = { ...reasonValues(null), [field]: value }
  const words: Partial<Record<string, string>> = {
    operations: operationNames(values.operations),
    initiator: values.initiator ? initiatorName(values.initiator) : '—',
    requires_comment: values.requires_comment ? m.yes() : m.no(),
    affects_rating: values.affects_rating ? m.yes() : m.no(),
    staff_only: values.staff_only ? m.yes() : m.no(),
    order_statuses: values.order_statuses.map((status) => subOrderStatuses[status].label()).join(', '),
    subjects: subjectNames(values.subjects),
  }
  return words[field] ?? (typeof value === 'string' && value ? value : '—')
}

export const { Component, loader } = recordFormScreen(queries.operationReasons.view, ReasonForm)
