import { Notice } from '@admin-panel/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { rolesUpdateRules } from '#contract/rules/roles.gen.ts'
import { client } from '#data/client.ts'
import { queries, useSession } from '#data/queries.ts'
import { formatDay } from '#data/time/format-date.ts'
import { DateField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { useUpdateForm } from '#record/record-form.ts'
import { showField } from '#text/show-field.ts'
import type { Role } from './values.ts'

interface Values {
  factor_required_from: string | null
}

const rules = { factor_required_from: rolesUpdateRules.factor_required_from }

interface RequiredFactorDialogProps {
  role: Role
  onChanged: () => void
  onClose: () => void
}

/** Sets the day from which users of the role need a second step, and warns of what it would meet. */
export function RequiredFactorDialog({ role, onChanged, onClose }: RequiredFactorDialogProps) {
  const { user, permissions } = useSession()
  const isOwn = user?.roles.some(({ id }) => id === role.id) === true
  const { data: factors } = useQuery({ ...queries.ownFactors.view(), enabled: isOwn && !permissions.lacks('security') })
  const lacksOwn = isOwn && factors && factors.totp === null && factors.passkeys.length === 0
  const edit = useUpdateForm<Values, Role>({
    of: 'roles',
    name: 'roles/factor',
    rules,
    record: role,
    toValues: ({ factor_required_from }) => ({ factor_required_from }),
    toPayload: ({ factor_required_from }) => ({ factor_required_from: factor_required_from || null }),
    update: (changes) => client.api.roles.update(changes),
    savedText: () => m.roles_factor_saved(),
    onSaved: () => {
      // The editor may be one of those who need it now.
      if (isOwn) void client.loadUser()
      onChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      heading={m.roles_factor_title({ role: role.name })}
      description={m.roles_factor_text()}
      edit={edit}
      show={(field, value) => showField<Values>({ factor_required_from: formatDay }, field, value)}
      onClose={onClose}
    >
      <DateField<Values> name="factor_required_from" hint={m.roles_factor_hint()} className="@min-[30rem]:col-span-2" />
      <div className="flex flex-col gap-3 @min-[30rem]:col-span-2">
        {role.active_users_count > 0 && (
          <p>{m.roles_factor_ready({ ready: role.ready_users_count, total: role.active_users_count })}</p>
        )}
        {role.slug === 'administrator' && role.ready_users_count === 0 && (
          <Notice tone="amber">{m.roles_factor_no_admin()}</Notice>
        )}
        {lacksOwn && <Notice tone="amber">{m.roles_factor_own()}</Notice>}
      </div>
    </FormDialog>
  )
}
