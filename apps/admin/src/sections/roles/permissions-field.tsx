import { vocabulary, type PermissionName } from '@admin-panel/permissions'
import { Button } from '@admin-panel/ui/button'
import { Checkbox } from '@admin-panel/ui/checkbox'
import type { ComboboxOption } from '@admin-panel/ui/combobox'
import { LevelMatrix } from '@admin-panel/ui/level-matrix'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { useField } from '#form/fields/fields.tsx'
import { notify } from '#data/notify/notify.ts'
import { permissionGroups } from '#contract/names.gen.ts'
import { actionLabel, entityLabel, permissionLabel } from '#text/permission-labels.ts'
import { queries, useSession } from '#data/queries.ts'
import { DetachedForm } from '#form/detached-form.tsx'
import { namesOf, type Role, type RoleValues } from './values.ts'
import { isTooWide, useGrantable } from './grantable.ts'
import { MissingPermissionsHint } from './missing-permissions/missing-permissions-hint.tsx'
import { asPermissions } from '#text/trusted.ts'
import { actionsByUse, allPermissions, comparePermissions } from './permission-names.ts'
import { RolePicker } from './role-picker.tsx'
import { WhoCanButton } from './who-can.tsx'

const READ = new Set(['index', 'list', 'view', 'export', 'deactivationHistory'])
const REMOVES = /^delete/

/** How much of an entity a role may do; single rights may differ from all of these. */
const roleLevels = () => [
  { id: 'none', label: m.roles_level_none(), has: () => false },
  { id: 'view', label: m.roles_level_view(), has: (action: string) => READ.has(action) },
  { id: 'edit', label: m.roles_level_edit(), has: (action: string) => !REMOVES.test(action) },
  { id: 'all', label: m.roles_level_all(), has: () => true },
]

/** The level of each entity and its single rights, optionally compared with another role; below it a description of the focused right. */
export function PermissionsField({ role }: { role?: Role }) {
  const { field, isReadOnly } = useField<RoleValues>('permissions')
  const scope = useWatch({ compute: (values: RoleValues) => values.scope })
  const isGrantable = useGrantable(scope)
  const { permissions: ownPermissions } = useSession()
  const [other, setOther] = useState<ComboboxOption | null>(null)
  const [isDifferenceOnly, setIsDifferenceOnly] = useState(false)
  const [focused, setFocused] = useState<PermissionName | null>(null)
  const { data: compared } = useQuery({
    ...queries.roles.view({ id: Number(other?.value ?? 0) }),
    enabled: other !== null,
  })
  const present = asPermissions(field.value)
  const saved = role ? namesOf(role) : []
  const comparedNames = compared && namesOf(compared)
  const isForeign = (name: PermissionName) => !isGrantable(name)
  const tooWide = present.filter((name) => isTooWide(name, scope))
  const difference = comparedNames && comparePermissions(comparedNames, present)
  const differing = difference ? [...difference.added, ...difference.removed] : []

  function copy(names: readonly PermissionName[]) {
    const granted = names.filter((name) => !isForeign(name))
    field.onChange(granted)
    const skipped = names.length - granted.length
    if (skipped > 0) void notify({ status: 'error', message: m.roles_copy_skipped({ count: skipped }) })
  }

  function lockedReason(name: PermissionName) {
    if (isTooWide(name, scope)) return m.roles_locked_marketplace()
    return ownPermissions.can(name) ? m.roles_locked_scope() : m.roles_locked_reason()
  }

  return (
    <DetachedForm>
      <section className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-lead font-label">
            {m.field_permissions()}{' '}
            <span className="font-text text-muted tabular-nums">
              {m.roles_count_of({ count: present.length, total: allPermissions.length })}
            </span>
          </h2>
          <RolePicker except={role?.id} value={other} onChange={setOther} />
        </div>
        {difference && comparedNames && compared && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-blue-soft px-3 py-2 text-blue-text">
            <output>
              {differing.length === 0
                ? m.roles_compare_same({ name: compared.name })
                : m.roles_compare_counts({
                    here: difference.added.length,
                    there: difference.removed.length,
                    name: compared.name,
                  })}
            </output>
            {differing.length !== 0 && (
              <Checkbox
                label={m.roles_compare_only()}
                checked={isDifferenceOnly}
                onChange={(event) => setIsDifferenceOnly(event.target.checked)}
              />
            )}
            {!isReadOnly && differing.length !== 0 && (
              <Button size="sm" onClick={() => copy(comparedNames)}>
                {m.roles_compare_copy()}
              </Button>
            )}
          </div>
        )}
        <MissingPermissionsHint
          grantedNames={present}
          isGrantable={isGrantable}
          onAdd={isReadOnly ? undefined : (names) => field.onChange([...present, ...names].toSorted())}
        />
        {tooWide.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-amber-soft px-3 py-2 text-amber-text">
            <output className="min-w-0 break-words">
              {m.roles_too_wide({ permissions: tooWide.map(permissionLabel).join('; ') })}
            </output>
            {!isReadOnly && (
              <Button size="sm" onClick={() => field.onChange(present.filter((name) => !tooWide.includes(name)))}>
                {m.roles_too_wide_remove()}
              </Button>
            )}
          </div>
        )}
        <LevelMatrix
          // The rows that differ open with their single rights.
          key={String(isDifferenceOnly)}
          isExpanded={isDifferenceOnly}
          label={m.field_permissions()}
          levels={roleLevels()}
          columns={actionsByUse.map((id) => ({ id, label: actionLabel(id) }))}
          groups={groupsOf(isDifferenceOnly && differing.length > 0 ? differing : undefined)}
          checked={new Set(present)}
          saved={new Set(comparedNames ?? saved)}
          onCheckedChange={(cells) => field.onChange(asPermissions(cells).toSorted())}
          isLocked={(cell) => isReadOnly || asPermissions([cell]).some(isForeign)}
          onCellFocus={(cell) => setFocused(asPermissions([cell])[0] ?? null)}
          className="max-h-[75dvh]"
        />
        <div className="flex min-h-(--control) flex-wrap items-center gap-x-3 gap-y-1">
          {focused ? (
            <>
              <span className="font-label">{permissionLabel(focused)}</span>
              <code className="font-code text-muted">{focused}</code>
              <WhoCanButton key={focused} permission={focused} size="sm" />
            </>
          ) : (
            <span className="text-muted">{m.roles_matrix_hint()}</span>
          )}
          <output className="text-secondary">
            {focused && !isReadOnly && isForeign(focused) && lockedReason(focused)}
          </output>
        </div>
      </section>
    </DetachedForm>
  )
}

/** The groups of the matrix; with names, limited to their entities. */
function groupsOf(names: readonly PermissionName[] | undefined) {
  return permissionGroups.map(({ label, entities }) => ({
    id: entities.join(),
    label: label(),
    rows: entities
      .filter((entity) => !names || names.some((name) => name.startsWith(`${entity}.`)))
      .map((entity) => ({ id: entity, label: entityLabel(entity), columns: vocabulary[entity] })),
  }))
}
