import type { Schemas } from '@admin-panel/sdk'
import { isApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Card } from '@admin-panel/ui/card'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { showError } from '#data/notify/show-error.ts'
import { forgetTyped, useTyped } from '#form/drafts/use-typed.ts'
import { Moment } from '#page/moment.tsx'
import { Gains } from '#shop/roles/gains.tsx'
import { permissionLabel } from '#text/permission-labels.ts'

/** What a user asks for, each with its answer. */
export function AccessRequests({
  userId,
  requests,
}: {
  userId: number
  requests: readonly Schemas['AccessRequest'][]
}) {
  return (
    <Card title={m.users_access_asks()}>
      <ul className="flex flex-col gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <Request userId={userId} {...request} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Request({
  userId,
  id,
  permission,
  reason,
  requested_at,
  roles,
}: Schemas['AccessRequest'] & { userId: number }) {
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const chosen = roles.find((role) => role.id === chosenId)
  const draft = ['access-requests', id] as const
  const [comment, setComment] = useTyped(draft, 'comment', '')
  const answer = useMutation({
    mutationFn: (role_id: number | undefined) =>
      client.api.accessRequests.answer({ id, comment, ...(role_id !== undefined && { role_id }) }),
    onSuccess: (_, role_id) => {
      forgetTyped(draft)
      void notify({ message: role_id === undefined ? m.users_access_refused() : m.users_access_given() })
      return Promise.all([invalidateResource('accessRequests'), invalidateResource('users')])
    },
    onError: (failure) => {
      setIsAsking(false)
      if (!isApiError(failure, 'validation')) showError(failure)
    },
    meta: { quiet: true },
  })
  const refusal = isApiError(answer.error, 'validation') ? answer.error.details : undefined
  return (
    <section aria-label={permissionLabel(permission)} className="flex flex-col gap-2">
      <p>
        <span className="font-label">{permissionLabel(permission)}</span>{' '}
        <span className="text-muted">
          <Moment time={requested_at} />
        </span>
      </p>
      <p className="break-words text-secondary">{reason}</p>
      {roles.length === 0 ? (
        <p className="text-muted">{m.users_access_no_roles()}</p>
      ) : (
        <Field label={m.users_access_role()} error={refusal?.['role_id']?.[0]}>
          <NativeSelect value={chosenId ?? ''} onChange={({ target }) => setChosenId(Number(target.value))}>
            <option value="" disabled>
              {m.users_access_choose()}
            </option>
            {roles.map((role) => (
              <option key={role.id} value={role.id}>
                {role.name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Field label={m.field_comment()} error={refusal?.['comment']?.[0]}>
        <Input maxLength={500} value={comment} onChange={({ target }) => setComment(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        {roles.length > 0 && (
          <Button
            size="sm"
            variant="primary"
            aria-disabled={!chosen}
            isPending={answer.isPending}
            onClick={() => setIsAsking(chosen !== undefined)}
          >
            {m.users_access_give()}
          </Button>
        )}
        <Button size="sm" isPending={answer.isPending} onClick={() => answer.mutate(undefined)}>
          {m.users_access_refuse()}
        </Button>
      </div>
      {chosen && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setIsAsking(false)}
          heading={m.gains_title({ role: chosen.name })}
          description={m.gains_text()}
          confirmText={m.users_access_give()}
          isPending={answer.isPending}
          onConfirm={() => answer.mutate(chosen.id)}
        >
          <Gains roleIds={[chosen.id]} userIds={[userId]} />
        </ConfirmDialog>
      )}
    </section>
  )
}
