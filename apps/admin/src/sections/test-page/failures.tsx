import type { Params } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { client } from '#data/client.ts'

type Status = Params<'system.failure'>['status']

const statuses: readonly (readonly [Status, () => string])[] = [
  [403, m.test_failure_403],
  [404, m.test_failure_404],
  [409, m.test_failure_409],
  [422, m.test_failure_422],
  [429, m.test_failure_429],
  [500, m.test_failure_500],
  [503, m.test_failure_503],
  [401, m.test_failure_401],
]

/** Calls that the server really refuses, to show the panel's usual error messages. */
export function Failures() {
  const [isBroken, setIsBroken] = useState(false)
  const call = useMutation({ mutationFn: (status: Status) => client.api.system.failure({ status }) })
  if (isBroken) throw new Error('Broken on purpose')
  return (
    <Card title={m.test_failures()}>
      <p className="mb-3 text-secondary">{m.test_failures_lead()}</p>
      <div className="flex flex-wrap gap-2">
        {statuses.map(([status, label]) => (
          <Button
            key={status}
            isPending={call.isPending && call.variables === status}
            onClick={() => call.mutate(status)}
          >
            {label()}
          </Button>
        ))}
        <Button onClick={() => setIsBroken(true)}>{m.test_failure_screen()}</Button>
      </div>
    </Card>
  )
}
