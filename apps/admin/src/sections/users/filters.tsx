import { Button } from '@admin-panel/ui/button'
import { DateRangeInput } from '@admin-panel/ui/date-range-input'
import type { ActiveFilter } from '@admin-panel/ui/filter-bar'
import { Popover } from '@admin-panel/ui/popover'
import { SearchInput } from '@admin-panel/ui/search-input'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { FilterMenu } from '#shared/filter-menu.tsx'
import { formatDay } from '#shared/format-date.ts'
import type { ListState } from '#shared/list-state.ts'
import { optionsQuery } from '#shared/pickers/options-query.ts'
import { useCan } from '#shared/queries.ts'
import { statuses, type UserStatus } from './status.ts'

const ALL = { limit: 100 }

/** The controls over the list of users, and in words what they do now. */
export function useUserFilters({ params, set }: ListState<'users.list'>) {
  const { q, status = [], role_id = [], company_id = [], last_login_from: from = '', last_login_to: to = '' } = params
  const roles = useReferences('roles', role_id)
  const companies = useReferences('companies', company_id)
  const statusOptions = Object.entries(statuses).map(([value, { label }]) => ({
    value: asStatus(value),
    label: label(),
  }))
  const controls = (
    <>
      <SearchInput
        value={q ?? ''}
        onValueChange={(text) => set({ q: text.trim().length > 1 ? text.trim() : undefined }, { replace: true })}
        placeholder={m.users_search()}
        className="w-64 max-sm:w-full"
      />
      <FilterMenu
        label={m.filter_usersList_status()}
        options={statusOptions}
        values={status}
        onChange={(values) => set({ status: values })}
      />
      {roles.isAllowed && (
        <FilterMenu
          label={m.filter_role_id()}
          options={roles.options}
          onOpen={roles.load}
          values={role_id}
          onChange={(values) => set({ role_id: values })}
        />
      )}
      {companies.isAllowed && (
        <FilterMenu
          label={m.filter_company_id()}
          options={companies.options}
          onOpen={companies.load}
          values={company_id}
          onChange={(values) => set({ company_id: values })}
        />
      )}
      <Popover
        label={m.users_column_last_login()}
        align="start"
        trigger={
          <Button>
            {m.users_column_last_login()}
            <ChevronDown aria-hidden className="size-4 text-muted" />
          </Button>
        }
      >
        <DateRangeInput
          aria-label={m.users_column_last_login()}
          value={{ from, to }}
          onValueChange={(range) =>
            set({ last_login_from: range.from || undefined, last_login_to: range.to || undefined })
          }
        />
      </Popover>
    </>
  )
  const active: ActiveFilter[] = [
    ...(q ? [{ id: 'q', name: m.filter_q(), value: q }] : []),
    ...(status.length > 0
      ? [
          {
            id: 'status',
            name: m.filter_usersList_status(),
            value: status.map((name) => statuses[name].label()).join(', '),
          },
        ]
      : []),
    ...(role_id.length > 0 ? [{ id: 'role_id', name: m.filter_role_id(), value: names(roles.options, role_id) }] : []),
    ...(company_id.length > 0
      ? [{ id: 'company_id', name: m.filter_company_id(), value: names(companies.options, company_id) }]
      : []),
    ...(from ? [{ id: 'last_login_from', name: m.filter_last_login_from(), value: formatDay(from) }] : []),
    ...(to ? [{ id: 'last_login_to', name: m.filter_last_login_to(), value: formatDay(to) }] : []),
  ]
  return { controls, active }
}

const names = (options: readonly { value: number; label: string }[], ids: readonly number[]) =>
  ids.map((id) => options.find(({ value }) => value === id)?.label ?? `№ ${id}`).join(', ')

/** The lines of a filter: asked for when they are looked at, or when chosen ones want their names. */
function useReferences(of: 'roles' | 'companies', chosen: readonly number[]) {
  const isAllowed = useCan(of === 'roles' ? ['role.list', 'role.index'] : ['company.list', 'company.index'], 'any')
  const [isWanted, setIsWanted] = useState(false)
  const { data } = useQuery({ ...optionsQuery(of, ALL), enabled: isAllowed && (isWanted || chosen.length > 0) })
  return {
    isAllowed,
    options: (data?.items ?? []).map(({ id, label }) => ({ value: id, label })),
    load: () => setIsWanted(true),
  }
}

// The keys of `statuses` are exactly the contract's.
function asStatus(name: string) {
  return name as UserStatus
}
