import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { useEditForm } from '#shared/edit-form.ts'
import { EditForm } from '#shared/edit-page.tsx'
import { Page } from '#shared/page.tsx'
import { queryClient } from '#shared/queries.ts'
import { operationReasonsCreateRules as rules } from '#shared/rules/operation-reasons.gen.ts'
import { ReasonCrumbs } from './crumbs.tsx'
import { ReasonFields, reasonPayload, reasonValues, type Reason, type ReasonValues } from './form.tsx'

function ReasonCreate() {
  const navigate = useNavigate()
  const edit = useEditForm<ReasonValues, Reason>({
    name: 'handbooks/reasons/new',
    rules,
    record: null,
    toValues: reasonValues,
    toPayload: reasonPayload,
    save: (values, _version, idempotencyKey) =>
      client.api.operationReasons.create({ ...reasonValues(null), ...values }, { idempotencyKey }),
    onSaved: (reason) => {
      void queryClient.invalidateQueries({ queryKey: ['operationReasons.list'] })
      void navigate(`/handbooks/reasons/edit/${reason.id}`, { replace: true })
    },
  })
  return (
    <Page title={m.reasons_new_title()} parent={<ReasonCrumbs />}>
      <EditForm edit={edit}>
        <div className="flex max-w-4xl flex-col gap-4">
          <ReasonFields reason={null} />
        </div>
      </EditForm>
    </Page>
  )
}

export { ReasonCreate as Component }
