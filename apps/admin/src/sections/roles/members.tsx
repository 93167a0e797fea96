import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Gains } from '#shop/roles/gains.tsx'
import { Members as People } from '#record/members.tsx'
import { useCan } from '#data/queries.ts'
import type { Role } from './values.ts'
import { pathTo } from '#data/paths.ts'

interface MembersProps {
  role: Role
  /** The role grants more than the editor holds. */
  exceedsOwnRights: boolean
  /** The role's users have changed. */
  onChanged: () => void
}

/** The users of a role; adding and removing each need their own permission. */
export function Members({ role: { id, name, users_count }, exceedsOwnRights, onChanged }: MembersProps) {
  const canAttach = useCan('role.attachUsers') && !exceedsOwnRights
  const canDetach = useCan('role.detachUsers')
  return (
    <People
      title={m.roles_members({ count: users_count })}
      filter={{ role_id: [id] }}
      all={pathTo('users.list', { role_id: id })}
      onChanged={onChanged}
      attach={canAttach ? (user_ids) => client.api.roles.attachUsers({ id, user_ids }) : undefined}
      detach={canDetach ? (user_ids) => client.api.roles.detachUsers({ id, user_ids }) : undefined}
      gains={(userIds) => <Gains roleIds={[id]} userIds={userIds} />}
      words={{
        choose: m.roles_members_choose(),
        attach: m.roles_members_attach(),
        attachTitle: m.gains_title({ role: name }),
        attached: m.roles_members_attached(),
        empty: m.roles_members_empty(),
        detach: (user) => m.roles_members_detach({ name: user }),
        detachTitle: m.roles_members_detach_title(),
        detachText: (user) => m.roles_members_detach_text({ role: name, name: user }),
        detachConfirm: m.roles_members_detach_confirm(),
        detached: m.roles_members_detached(),
      }}
    />
  )
}
