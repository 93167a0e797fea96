import { Combobox } from '@admin-panel/ui/combobox'
import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { valuesOf, type Filter, type FilterContext } from '#list/filters/filter.ts'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { permissionLabel } from '#text/permission-labels.ts'
import { allPermissions, asPermissions } from './permission-names.ts'
import { scopeOptions } from './scope.ts'
import { WhoCanButton } from './who-can.tsx'

export const filters = () => [searchFilter(m.roles_search()), choiceFilter('scope', scopeOptions()), permissionFilter]

/** Filters roles by permission and shows the holders of the chosen one. */
const permissionFilter: Filter<'permission'> = {
  name: 'permission',
  control: (context) => <PermissionControl {...context} />,
  chips: (context) =>
    chosen(context).map((name) => ({
      id: 'permission',
      name: context.label('permission'),
      value: permissionLabel(name),
    })),
}

const chosen = (context: FilterContext) => asPermissions(valuesOf(context, 'permission').map(String))

function PermissionControl(context: FilterContext) {
  const [permission] = chosen(context)
  return (
    <>
      <Combobox
        aria-label={context.label('permission')}
        placeholder={m.roles_any_permission()}
        options={allPermissions.map((name) => ({ value: name, label: permissionLabel(name), hint: name }))}
        value={permission ? { value: permission, label: permissionLabel(permission) } : null}
        onValueChange={(option) => context.set({ permission: option?.value })}
        className="w-64 max-sm:w-full"
      />
      {permission && <WhoCanButton key={permission} permission={permission} />}
    </>
  )
}
