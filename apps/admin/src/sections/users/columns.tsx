import type { Schemas } from '@admin-panel/sdk'
import { Avatar } from '@admin-panel/ui/avatar'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { formatName } from '#text/format-name.ts'
import { formatPhone } from '#text/format/format-phone.ts'
import { Moment } from '#page/moment.tsx'
import { statusColumn } from '#record/status/status-column.tsx'
import { statuses } from './statuses.ts'

export type UserRow = Schemas['UserRow']

const labels = (references: readonly { label: string }[]) => references.map(({ label }) => label).join(', ') || '—'

export const columns = (): TableColumn<UserRow>[] => [
  {
    id: 'name',
    width: 228,
    header: m.users_column_name(),
    sortKey: 'last_name',
    picture: (user) => <Avatar name={formatName(user)} className="size-(--thumb)" />,
    // It joins last_name, first_name and middle_name.
    cell: formatName,
    note: ({ email }) => email,
  },
  { id: 'email', header: m.users_column_email(), sortKey: 'email', isHidden: true, cell: ({ email }) => email },
  {
    id: 'phone',
    width: 144,
    header: m.users_column_phone(),
    cell: ({ phone }) => <span className="whitespace-nowrap">{phone ? formatPhone(phone) : '—'}</span>,
  },
  { id: 'position', header: m.users_column_position(), cell: ({ position }) => position ?? '—', isHidden: true },
  { id: 'roles', header: m.entity_role(), cell: ({ roles }) => labels(roles) },
  { id: 'companies', header: m.users_column_companies(), cell: ({ companies }) => labels(companies) },
  statusColumn(statuses),
  {
    id: 'last_login',
    kind: 'moment',
    header: m.users_column_last_login(),
    sortKey: 'last_login_at',
    cell: ({ last_login_at }) => <Moment time={last_login_at} never={m.users_never()} />,
  },
  {
    id: 'created',
    kind: 'moment',
    header: m.users_column_created(),
    sortKey: 'created_at',
    isHidden: true,
    cell: ({ created_at }) => <Moment time={created_at} />,
  },
]
