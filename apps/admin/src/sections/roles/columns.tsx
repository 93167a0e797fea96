import { roleScopeWords } from '#contract/enums/role-scope.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Moment } from '#page/moment.tsx'

export type RoleRow = Schemas['RoleRow']

export const columns = (): TableColumn<RoleRow>[] => [
  { id: 'name', header: m.roles_column_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'slug',
    kind: 'code',
    header: m.roles_column_slug(),
    sortKey: 'slug',
    cell: ({ slug }) => <code className="font-code whitespace-nowrap">{slug}</code>,
  },
  {
    id: 'description',
    header: m.roles_column_description(),
    isHidden: true,
    cell: ({ description }) => description ?? '—',
  },
  { id: 'scope', header: m.roles_column_scope(), cell: ({ scope }) => roleScopeWords[scope]() },
  {
    id: 'permissions',
    header: m.entity_permission(),
    align: 'end',
    cell: ({ permissions_count }) => permissions_count,
  },
  {
    id: 'users',
    header: m.entity_user(),
    sortKey: 'users_count',
    align: 'end',
    cell: ({ users_count }) => users_count,
  },
  {
    id: 'updated',
    kind: 'moment',
    header: m.roles_column_updated(),
    sortKey: 'updated_at',
    cell: ({ updated_at }) => <Moment time={updated_at} />,
  },
]
