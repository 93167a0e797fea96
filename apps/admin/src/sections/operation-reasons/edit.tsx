import { DescriptionItem } from '@admin-panel/ui/description-list'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'
import { ActiveChip } from '#record/active/active-switch.tsx'
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
import { ReasonFields } from './form.tsx'
import { reasonPayload, reasonValues, type Reason, type ReasonValues } from './values.ts'
import { initiatorName, operationNames, subjectNames } from './labels.ts'
import { pathTo } from '#data/paths.ts'

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
      status={
        reason && (
          <>
            <ActiveChip entity="operation-reason" isActive={reason.is_active} />
            {reason.is_system && <StatusChip>{m.reasons_system()}</StatusChip>}
          </>
        )
      }
      actions={reason && <ReasonActions reason={reason} onChanged={edit.rebase} />}
      side={
        reason && (
          <RecordFacts title={m.reasons_side()} record={reason}>
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
