import { StatusChip } from '@admin-panel/ui/status-chip'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { useEditForm } from '#shared/edit-form.ts'
import { EditForm } from '#shared/edit-page.tsx'
import { Page } from '#shared/page.tsx'
import { queries, queryClient, useCan } from '#shared/queries.ts'
import { recordId } from '#shared/record-id.ts'
import { operationReasonsCreateRules as rules } from '#shared/rules/operation-reasons.gen.ts'
import { WhyDenied } from '#shared/why-denied.tsx'
import { ReasonActions } from './actions.tsx'
import { ActiveChip } from './active-cell.tsx'
import { ReasonCrumbs } from './crumbs.tsx'
import { ReasonFields, reasonPayload, reasonValues, type Reason, type ReasonValues } from './form.tsx'
import { initiatorName, operationNames } from './labels.ts'
import { ReasonSide } from './side.tsx'
import { keepReason } from './switch-reason.tsx'

async function loader({ params }: LoaderFunctionArgs) {
  return queryClient.ensureQueryData(queries.operationReasons.view({ id: recordId(params) }))
}

function ReasonEdit() {
  const id = recordId(useParams())
  // Another address is another record, and so another form.
  return <ReasonForm key={id} id={id} />
}

function ReasonForm({ id }: { id: number }) {
  const { data: reason } = useSuspenseQuery(queries.operationReasons.view({ id }))
  const canUpdate = useCan('operation-reason.update')
  const edit = useEditForm<ReasonValues, Reason>({
    name: `handbooks/reasons/${id}`,
    rules,
    record: reason,
    toValues: reasonValues,
    toPayload: reasonPayload,
    save: (changes, version = reason.version) => client.api.operationReasons.update({ id, version, ...changes }),
    onSaved: (next) => {
      keepReason(next)
      void queryClient.invalidateQueries({ queryKey: ['operationReasons.list'] })
    },
  })
  return (
    <Page
      title={reason.name}
      parent={<ReasonCrumbs />}
      status={
        <>
          <ActiveChip isActive={reason.is_active} />
          {reason.is_system && <StatusChip>{m.reasons_system()}</StatusChip>}
          {!canUpdate && <WhyDenied permission="operation-reason.update" label={m.form_read_only()} />}
        </>
      }
      actions={<ReasonActions reason={reason} onChanged={edit.rebase} />}
    >
      <EditForm edit={edit} isReadOnly={!canUpdate} show={showValue}>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <ReasonFields reason={reason} />
          </div>
          <ReasonSide reason={reason} />
        </div>
      </EditForm>
    </Page>
  )
}

/** Words a value of a field where two people changed it. */
function showValue(field: string, value: unknown) {
  const values = { ...reasonValues(null), [field]: value }
  const words: Partial<Record<string, string>> = {
    operations: operationNames(values.operations),
    initiator: values.initiator ? initiatorName(values.initiator) : '—',
    requires_comment: values.requires_comment ? m.yes() : m.no(),
    affects_rating: values.affects_rating ? m.yes() : m.no(),
  }
  return words[field] ?? (typeof value === 'string' && value ? value : '—')
}

export { ReasonEdit as Component, loader }
