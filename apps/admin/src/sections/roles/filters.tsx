import { Combobox } from '@admin-panel/ui/combobox'
import type { ActiveFilter } from '@admin-panel/ui/filter-bar'
import { SearchInput } from '@admin-panel/ui/search-input'
import { m } from '#paraglide/messages.js'
import { FilterMenu } from '#shared/filter-menu.tsx'
import type { ListState } from '#shared/list-state.ts'
import { permissionLabel } from '#shared/permission-labels.ts'
import { allPermissions, asPermissions } from './permission-names.ts'
import { scopeOptions, scopes } from './scope.ts'
import { WhoCanButton } from './who-can.tsx'

/** The controls over the list of roles, and in words what they do now. */
export function useRoleFilters({ params, set }: ListState<'roles.list'>) {
  const { q, scope = [], permission } = params
  const controls = (
    <>
      <SearchInput
        value={q ?? ''}
        onValueChange={(text) => set({ q: text.trim().length > 1 ? text.trim() : undefined }, { replace: true })}
        placeholder={m.roles_search()}
        className="w-64 max-sm:w-full"
      />
      <FilterMenu
        label={m.filter_scope()}
        options={scopeOptions()}
        values={scope}
        onChange={(values) => set({ scope: values })}
      />
      <Combobox
        aria-label={m.filter_permission()}
        placeholder={m.roles_any_permission()}
        options={permissionOptions()}
        value={permission ? { value: permission, label: permissionLabel(permission) } : null}
        onValueChange={(option) => set({ permission: option ? asPermissions([option.value])[0] : undefined })}
        className="w-64 max-sm:w-full"
      />
      {permission && <WhoCanButton key={permission} permission={permission} />}
    </>
  )
  const active: ActiveFilter[] = [
    ...(q ? [{ id: 'q', name: m.filter_q(), value: q }] : []),
    ...(scope.length > 0
      ? [{ id: 'scope', name: m.filter_scope(), value: scope.map((name) => scopes[name]()).join(', ') }]
      : []),
    ...(permission ? [{ id: 'permission', name: m.filter_permission(), value: permissionLabel(permission) }] : []),
  ]
  return { controls, active }
}

function permissionOptions() {
  return allPermissions.map((name) => ({ value: name, label: permissionLabel(name), hint: name }))
}
