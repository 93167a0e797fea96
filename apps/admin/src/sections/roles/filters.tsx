import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { FilterMenu } from '#list/filters/filter-menu.tsx'
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
      <FilterMenu
        label={context.label('permission')}
        options={allPermissions.map((name) => ({ value: name, label: permissionLabel(name) }))}
        values={permission ? [permission] : []}
        summary={permission && permissionLabel(permission)}
        isSingle
        onChange={([name]) => context.set({ permission: name })}
      />
      {permission && <WhoCanButton key={permission} permission={permission} />}
    </>
  )
}
