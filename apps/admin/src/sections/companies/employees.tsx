import { Button } from '@admin-panel/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Members } from '#record/members.tsx'
import { queries, useCan } from '#data/queries.ts'
import { InviteDialog } from './invite-dialog.tsx'
import type { Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'

/** The seller's users. */
export function Employees({ company: { id, trade_name: name } }: { company: Company }) {
  const canAttach = useCan('company.attachUsers')
  const canDetach = useCan('company.detachUsers')
  const canInvite = useCan('user.create')
  const canListRoles = useCan('role.index')
  const [isInviting, setIsInviting] = useState(false)
  // The most common role of sellers.
  const roles = useQuery({
    ...queries.roles.list({ scope: ['own'], sort: ['-users_count'], per_page: 10 }),
    enabled: canInvite && canListRoles,
  })
  const [usual] = roles.data?.items ?? []
  return (
    <div className="flex max-w-206 flex-col gap-3">
      <Members
        title={m.sellers_employees()}
        filter={{ company_id: [id] }}
        all={pathTo('users.list', { company_id: id })}
        attach={canAttach ? (user_ids) => client.api.companies.attachUsers({ id, user_ids }) : undefined}
        detach={canDetach ? (user_ids) => client.api.companies.detachUsers({ id, user_ids }) : undefined}
        words={{
          choose: m.sellers_employees_choose(),
          attach: m.sellers_employees_attach(),
          attached: m.sellers_employees_attached(),
          empty: m.sellers_employees_empty(),
          detach: (user) => m.sellers_employees_detach({ name: user }),
          detachTitle: m.sellers_employees_detach_title(),
          detachText: (user) => m.sellers_employees_detach_text({ user, name }),
          detachConfirm: m.sellers_employees_detach_confirm(),
          detached: m.sellers_employees_detached(),
        }}
      />
      {canInvite && (
        <Button className="self-start" onClick={() => setIsInviting(true)}>
          {m.sellers_employees_invite()}
        </Button>
      )}
      {isInviting && !roles.isLoading && (
        <InviteDialog companyId={id} roleIds={usual ? [usual.id] : []} onClose={() => setIsInviting(false)} />
      )}
    </div>
  )
}
