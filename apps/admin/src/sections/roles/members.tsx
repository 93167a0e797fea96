import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import type { ComboboxOption } from '@admin-panel/ui/combobox'
import { IconButton } from '@admin-panel/ui/icon-button'
import { MultiCombobox } from '@admin-panel/ui/multi-combobox'
import { TextLink } from '@admin-panel/ui/text-link'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatName } from '#shared/format-name.ts'
import { notify } from '#shared/notify.ts'
import { optionsQuery } from '#shared/pickers/options-query.ts'
import { mutations, queries, useCan } from '#shared/queries.ts'
import type { Role } from './form.tsx'

const MIN_SEARCH = 2

interface MembersProps {
  role: Role
  /** The role has other users now. */
  onChanged: () => void
}

/** Who has the role; giving it and taking it away, each by its own permission. */
export function Members({ role, isBeyond, onChanged }: MembersProps & { isBeyond: boolean }) {
  const canAttach = useCan('role.attachUsers')
  const canPick = useCan(['user.list', 'user.index'], 'any')
  const canList = useCan('user')
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 className="text-base font-medium">{m.roles_members({ count: role.users_count })}</h2>
      {canAttach && canPick && !isBeyond && <Attach role={role} onChanged={onChanged} />}
      {canList ? (
        <MemberList role={role} onChanged={onChanged} />
      ) : (
        <p className="text-muted">{m.roles_members_hidden()}</p>
      )}
    </section>
  )
}

function Attach({ role, onChanged }: MembersProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([])
  const search = query.trim().length >= MIN_SEARCH ? { q: query.trim() } : {}
  const { data, isFetching } = useQuery({
    ...optionsQuery('users', { ...search, limit: 50 }),
    placeholderData: keepPreviousData,
  })
  const attach = useMutation({
    ...mutations.roles.attachUsers(),
    onSuccess: () => {
      setChosen([])
      onChanged()
      void notify({ message: m.roles_members_attached() })
    },
  })
  return (
    <div className="flex flex-wrap items-start gap-2">
      <MultiCombobox
        aria-label={m.roles_members_choose()}
        placeholder={m.roles_members_choose()}
        options={(data?.items ?? []).map(({ id, label, hint, is_active }) => ({
          value: String(id),
          label,
          disabled: !is_active,
          ...(hint && { hint }),
        }))}
        query={query}
        onQueryChange={setQuery}
        pending={isFetching}
        values={chosen}
        onValuesChange={setChosen}
        className="min-w-48 flex-1"
      />
      <Button
        aria-disabled={chosen.length === 0}
        pending={attach.isPending}
        onClick={() => attach.mutate({ id: role.id, user_ids: chosen.map(({ value }) => Number(value)) })}
      >
        {m.roles_members_attach()}
      </Button>
    </div>
  )
}

function MemberList({ role, onChanged }: MembersProps) {
  const canDetach = useCan('role.detachUsers')
  const [leaving, setLeaving] = useState<Schemas['UserRow'] | null>(null)
  const { data } = useQuery(queries.users.list({ role_id: [role.id], per_page: 10, sort: ['last_name'] }))
  const detach = useMutation({
    ...mutations.roles.detachUsers(),
    onSuccess: () => {
      setLeaving(null)
      onChanged()
      void notify({ message: m.roles_members_detached() })
    },
  })
  return (
    <>
      {data?.items.length === 0 && <p className="text-muted">{m.roles_members_empty()}</p>}
      <ul className="divide-y divide-line">
        {data?.items.map((user) => (
          <li key={user.id} className="flex min-w-0 items-center justify-between gap-2 py-1">
            <span className="min-w-0">
              <TextLink render={<Link to={`/users/edit/${user.id}`} />}>{formatName(user)}</TextLink>
              <span className="block truncate text-xs text-muted">{user.email}</span>
            </span>
            {canDetach && (
              <IconButton label={m.roles_members_detach({ name: formatName(user) })} onClick={() => setLeaving(user)}>
                <UserMinus aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {data && data.meta.total > data.items.length && (
        <TextLink render={<Link to={`/users?role_id=${role.id}`} />}>{m.roles_members_all()}</TextLink>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => open || setLeaving(null)}
        heading={m.roles_members_detach_title()}
        description={m.roles_members_detach_text({ role: role.name, name: leaving ? formatName(leaving) : '' })}
        confirmText={m.roles_members_detach_confirm()}
        variant="danger"
        pending={detach.isPending}
        onConfirm={() => leaving && detach.mutate({ id: role.id, user_ids: [leaving.id] })}
      />
    </>
  )
}
