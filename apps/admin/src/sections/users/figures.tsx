import { Figure, Figures } from '@admin-panel/ui/figures'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { Moment } from '#page/moment.tsx'
import { TotalFigure } from '#record/total-figure.tsx'
import type { User } from './form.tsx'

/** The key figures of a user: rights and activity. */
export function UserFigures({ user: { id, roles, companies, last_login_at, password_set } }: { user: User }) {
  const canReadLog = useCan(['audit-log', 'log'], 'any')
  const changes = useQuery({ ...queries.auditLog.list({ user_id: [id], per_page: 10 }), enabled: canReadLog })
  return (
    <Figures>
      <Figure
        label={m.field_role_ids()}
        note={roles
          .slice(1)
          .map(({ label }) => label)
          .join(', ')}
      >
        {roles.slice(0, 1).map((role) => (
          <LinkIfAllowed key={role.id} to={pathTo('roles', role.id)}>
            {role.label}
          </LinkIfAllowed>
        ))}
      </Figure>
      <Figure
        label={m.field_company_ids()}
        note={companies
          .slice(0, 3)
          .map(({ label }) => label)
          .join(', ')}
      >
        {companies.length === 0 ? m.users_all_companies() : companies.length}
      </Figure>
      <Figure
        label={m.users_column_last_login()}
        tone={last_login_at ? 'text' : 'muted'}
        note={password_set ? m.users_side_password_set() : m.users_side_password_unset()}
      >
        <Moment time={last_login_at} never={m.users_never()} />
      </Figure>
      {canReadLog && (
        <TotalFigure
          label={m.users_changes()}
          list={changes.data}
          to={pathTo('auditLog.list', { user_id: id })}
          note={
            changes.data?.items[0] && (
              <>
                {m.users_changes_last()} <Moment time={changes.data.items[0].created_at} />
              </>
            )
          }
        />
      )}
    </Figures>
  )
}
