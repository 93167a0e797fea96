import type { Schemas } from '@admin-panel/sdk'
import { isApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Card } from '@admin-panel/ui/card'
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
import { permissionLabel } from '#text/permission-labels.ts'

/** What a user asks for, each with its answer. */
export function AccessRequests({ requests }: { requests: readonly Schemas['AccessRequest'][] }) {
  return (
    <Card title={m.users_access_asks()}>
      <ul className="flex flex-col gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <Request {...request} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Request({ id, permission, reason, requested_at, roles }: Schemas['AccessRequest']) {
  const [chosen, setChosen] = useState(roles[0]?.id)
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
          <NativeSelect value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
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
        {chosen !== undefined && (
          <Button size="sm" variant="primary" isPending={answer.isPending} onClick={() => answer.mutate(chosen)}>
            {m.users_access_give()}
          </Button>
        )}
        <Button size="sm" isPending={answer.isPending} onClick={() => answer.mutate(undefined)}>
          {m.users_access_refuse()}
        </Button>
      </div>
    </section>
  )
}
