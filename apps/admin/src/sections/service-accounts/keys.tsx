import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { IconButton } from '@admin-panel/ui/icon-button'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { useMutation, useQuery } from '@tanstack/react-query'
import Ban from 'lucide-react/icons/ban'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { serviceKeyStateWords } from '#contract/enums/service-key-state.gen.ts'
import { notify } from '#data/notify/notify.ts'
import { everyRow } from '#data/every-row.ts'
import { mutations, useCan } from '#data/queries.ts'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { RelatedTable } from '#record/related-table.tsx'
import { KeyDialog, type ServiceKey } from './key-dialog.tsx'
import { SecretDialog } from '#shop/secret-dialog.tsx'
import type { ServiceAccount } from './values.ts'

const tones = { active: 'green', expired: 'amber', revoked: 'grey' } as const satisfies Record<
  Schemas['ServiceKeyState'],
  string
>

const columns = (): TableColumn<ServiceKey>[] => [
  {
    id: 'name',
    header: m.field_name(),
    cell: ({ name, start, is_agent }) => (
      <span className="flex flex-col">
        <span>
          {name}
          {is_agent && <span className="text-muted">, {m.service_key_of_agent()}</span>}
        </span>
        <code className="font-code text-xs whitespace-nowrap text-muted">{start}…</code>
      </span>
    ),
  },
  {
    id: 'state',
    header: m.filter_state(),
    cell: ({ state }) => <StatusChip tone={tones[state]}>{serviceKeyStateWords[state]()}</StatusChip>,
  },
  {
    id: 'expires',
    header: m.field_expires_at(),
    cell: ({ expires_at }) => <Moment time={expires_at} />,
  },
  {
    id: 'used',
    header: m.service_last_used(),
    cell: ({ last_used_at, last_used_ip }) => (
      <span className="flex flex-col">
        <Moment time={last_used_at} never={m.service_never_used()} />
        {last_used_ip && <span className="font-code text-xs text-muted">{last_used_ip}</span>}
      </span>
    ),
  },
  {
    id: 'addresses',
    header: m.field_addresses(),
    cell: ({ addresses }) =>
      addresses.length > 0 ? (
        <span className="whitespace-pre-line">{addresses.join('\n')}</span>
      ) : (
        m.service_any_address()
      ),
  },
  {
    id: 'rate',
    header: m.field_requests_per_minute(),
    align: 'end',
    cell: ({ requests_per_minute }) => <span className="tabular-nums">{requests_per_minute}</span>,
  },
]

/** The keys of a service account: created, shown once, changed, revoked. */
export function Keys({ account }: { account: ServiceAccount }) {
  const query = useQuery(everyRow('serviceKeys.list', { service_account_id: account.id }))
  const canCreate = useCan('service-key.create') && account.status !== 'archived'
  const canUpdate = useCan('service-key.update')
  const canRevoke = useCan('service-key.delete')
  const [edited, setEdited] = useState<ServiceKey | 'new' | null>(null)
  const [revoked, setRevoked] = useState<ServiceKey | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const revoke = useMutation({
    ...mutations.serviceKeys.revoke({ invalidates: ['serviceKeys.list', 'serviceAccounts.list'] }),
    onSuccess: ({ name }) => void notify({ message: m.service_key_revoked({ name }) }),
    onSettled: () => setRevoked(null),
  })
  const actionsOf = (key: ServiceKey) =>
    key.state !== 'revoked' && (
      <span className="flex justify-end">
        {canUpdate && (
          <IconButton label={m.service_key_edit({ name: key.name })} onClick={() => setEdited(key)}>
            <Pencil aria-hidden />
          </IconButton>
        )}
        {canRevoke && (
          <IconButton label={m.service_key_revoke_one({ name: key.name })} onClick={() => setRevoked(key)}>
            <Ban aria-hidden />
          </IconButton>
        )}
      </span>
    )
  return (
    <>
      <RelatedTable<ServiceKey>
        title={m.service_keys()}
        query={query}
        empty={m.service_keys_empty()}
        columns={columns()}
        rowName={({ name }) => name}
        rowActions={canUpdate || canRevoke ? actionsOf : undefined}
        actions={
          canCreate && (
            <Button onClick={() => setEdited('new')}>
              <Plus aria-hidden className="size-4" />
              {m.service_key_add()}
            </Button>
          )
        }
      />
      {edited && (
        <KeyDialog
          accountId={account.id}
          serviceKey={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onCreated={setSecret}
        />
      )}
      {secret && (
        <SecretDialog
          heading={m.service_secret_title()}
          text={m.service_secret_text()}
          label={m.service_secret_label()}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
      <ConfirmDialog
        open={revoked !== null}
        onClose={() => setRevoked(null)}
        heading={m.service_key_revoke_title({ name: revoked?.name ?? '' })}
        description={m.service_key_revoke_text()}
        confirmText={m.service_key_revoke()}
        variant="danger"
        isPending={revoke.isPending}
        onConfirm={() => revoked && revoke.mutate({ id: revoked.id })}
      />
    </>
  )
}
