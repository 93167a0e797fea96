import type { Params, Schemas } from '@admin-panel/sdk'
import type { ComboboxOption } from '@admin-panel/ui/combobox'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { IconButton } from '@admin-panel/ui/icon-button'
import { MultiCombobox } from '@admin-panel/ui/multi-combobox'
import { TextLink } from '@admin-panel/ui/text-link'
import { useMutation, useQuery } from '@tanstack/react-query'
import UserMinus from 'lucide-react/icons/user-minus'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { formatName } from '#text/format-name.ts'
import { notify } from '#data/notify/notify.ts'
import { useOptions } from '#form/pickers/use-options.ts'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { pathTo } from '#data/paths.ts'

type Change = (userIds: number[]) => Promise<unknown>

interface MembersProps {
  title: string
  /** The parent of the members. */
  filter: Pick<Params<'users.list'>, 'role_id' | 'company_id'>
  /** The full list of members. */
  all: string
  /** Absent without permission. */
  attach?: Change | undefined
  detach?: Change | undefined
  onChanged?: () => void
  /** What the new members would get, which is confirmed before. */
  gains?: (userIds: readonly number[]) => ReactNode
  words: {
    choose: string
    attach: string
    /** The question before; without consequences none. */
    attachTitle?: string
    attached: string
    empty: string
    detach: (user: string) => string
    detachTitle: string
    detachText: (user: string) => string
    detachConfirm: string
    detached: string
  }
}

/** The members of a role or a company; adds and removes them. */
export function Members({ title, ...props }: MembersProps) {
  const canPick = useCan(['user.list', 'user.index'], 'any')
  const canList = useCan('user')
  return (
    <Card title={title}>
      <div className="flex flex-col gap-3">
        {props.attach && canPick && <Attach {...props} attach={props.attach} />}
        {canList ? <MemberList {...props} /> : <p className="text-muted">{m.members_hidden()}</p>}
      </div>
    </Card>
  )
}

type PartProps = Omit<MembersProps, 'title'>

function useChange(change: Change, done: string, { onChanged }: PartProps, settle: () => void) {
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      settle()
      void invalidateResource('users')
      onChanged?.()
      void notify({ message: done })
    },
  })
}

function Attach({ attach, ...props }: PartProps & { attach: Change }) {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const { words, gains } = props
  const ids = chosen.map(({ value }) => Number(value))
  const { mutate, isPending } = useChange(attach, words.attached, props, () => {
    setChosen([])
    setIsAsking(false)
  })
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="min-w-48 flex-1">
        <MultiCombobox
          aria-label={words.choose}
          placeholder={words.choose}
          {...useOptions('users', [])}
          values={chosen}
          onValuesChange={setChosen}
        />
      </div>
      <Button
        aria-disabled={chosen.length === 0}
        isPending={isPending}
        onClick={() => (gains ? setIsAsking(ids.length > 0) : mutate(ids))}
      >
        {words.attach}
      </Button>
      {gains && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setIsAsking(false)}
          heading={words.attachTitle}
          description={m.gains_text()}
          confirmText={words.attach}
          isPending={isPending}
          onConfirm={() => mutate(ids)}
        >
          {gains(ids)}
        </ConfirmDialog>
      )}
    </div>
  )
}

function MemberList(props: PartProps) {
  const { filter, all, detach, words } = props
  const [leaving, setLeaving] = useState<Schemas['UserRow'] | null>(null)
  const { data } = useQuery(queries.users.list({ ...filter, per_page: 10, sort: ['last_name'] }))
  const { mutate, isPending } = useChange(
    (ids) => detach?.(ids) ?? Promise.resolve(),
    words.detached,
    props,
    () => setLeaving(null),
  )
  return (
    <>
      {data?.items.length === 0 && <p className="text-muted">{words.empty}</p>}
      <ul className="divide-y divide-line">
        {data?.items.map((user) => (
          <li key={user.id} className="flex min-w-0 items-center justify-between gap-2 py-1">
            <span className="min-w-0">
              <LinkIfAllowed to={pathTo('users', user.id)}>{formatName(user)}</LinkIfAllowed>
              <span className="block truncate text-xs text-muted">{user.email}</span>
            </span>
            {detach && (
              <IconButton label={words.detach(formatName(user))} onClick={() => setLeaving(user)}>
                <UserMinus aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {data && data.meta.total > data.items.length && (
        <TextLink render={<Link to={all} />}>{m.members_all({ count: data.meta.total })}</TextLink>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        heading={words.detachTitle}
        description={words.detachText(leaving ? formatName(leaving) : '')}
        confirmText={words.detachConfirm}
        variant="danger"
        isPending={isPending}
        onConfirm={() => leaving && mutate([leaving.id])}
      />
    </>
  )
}
