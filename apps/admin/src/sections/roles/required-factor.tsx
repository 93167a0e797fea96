import { Button } from '@admin-panel/ui/button'
import { Card } from '@admin-panel/ui/card'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { formatDay } from '#data/time/format-date.ts'
import { useCan } from '#data/queries.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import type { Role } from './values.ts'

const FactorDialog = lazyPart(async () => (await import('./required-factor-dialog.tsx')).RequiredFactorDialog)

interface RequiredFactorProps {
  role: Role
  exceedsOwnRights: boolean
  onChanged: () => void
}

/** From when users of the role need a second step, and how many have one. */
export function RequiredFactor({ role, exceedsOwnRights, onChanged }: RequiredFactorProps) {
  const [isOpen, setIsOpen] = useState(false)
  const canUpdate = useCan('role.update') && !exceedsOwnRights
  const { factor_required_from: from, active_users_count: total, ready_users_count: ready } = role
  return (
    <Card title={m.roles_factor()}>
      <div className="flex flex-col gap-3">
        <div>
          <p>{from === null ? m.roles_factor_none() : m.roles_factor_from({ day: formatDay(from) })}</p>
          {total > 0 && <p className="text-secondary">{m.roles_factor_ready({ ready, total })}</p>}
        </div>
        {canUpdate && (
          <Button className="self-start" onClick={() => setIsOpen(true)}>
            {from === null ? m.roles_factor_set() : m.roles_factor_change()}
          </Button>
        )}
      </div>
      {isOpen && <FactorDialog role={role} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
