import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Card } from '@admin-panel/ui/card'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { Moment } from '#page/moment.tsx'

/** The reset of the second step that waits for a second administrator. */
export function FactorReset({ reset, name }: { reset: Schemas['FactorReset']; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const answer = useMutation({
    mutationFn: (is_confirmed: boolean) => client.api.factorResets.answer({ id: reset.id, is_confirmed }),
    onSuccess: (_, is_confirmed) =>
      void notify({ message: is_confirmed ? m.users_factor_done() : m.users_factor_refused() }),
    onSettled: () => {
      setIsAsking(false)
      return invalidateResource('factorResets')
    },
  })
  return (
    <Card title={m.users_factor_waits()}>
      <div className="flex flex-col gap-2">
        <p>
          <span className="font-label">{reset.author}</span>{' '}
          <span className="text-muted">
            <Moment time={reset.requested_at} />
          </span>
        </p>
        <p className="break-words text-secondary">{reset.reason}</p>
        <p className="text-muted">
          {m.users_factor_until()} <Moment time={reset.expires_at} />
        </p>
        {!reset.may_confirm && <p className="text-secondary">{m.users_factor_by_another()}</p>}
        <div className="flex flex-wrap gap-2">
          {reset.may_confirm && (
            <Button size="sm" variant="primary" onClick={() => setIsAsking(true)}>
              {m.users_factor_confirm()}
            </Button>
          )}
          <Button size="sm" isPending={answer.isPending && !isAsking} onClick={() => answer.mutate(false)}>
            {m.users_factor_refuse()}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        heading={m.users_factor_title({ name })}
        description={m.users_factor_effect()}
        confirmText={m.users_factor_confirm()}
        variant="danger"
        isPending={answer.isPending}
        onConfirm={() => answer.mutate(true)}
      />
    </Card>
  )
}
