import { Combobox, type ComboboxOption } from '@admin-panel/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { optionsQuery } from '#form/pickers/options-query.ts'
import { useCan } from '#data/queries.ts'

const MIN_SEARCH = 2

interface RolePickerProps {
  except: number | undefined
  value: ComboboxOption | null
  onChange: (role: ComboboxOption | null) => void
}

/** The role to compare with; hidden without permission to list roles. */
export function RolePicker({ except, value, onChange }: RolePickerProps) {
  const [query, setQuery] = useState('')
  const isAllowed = useCan(['role.list', 'role.index'], 'any')
  const canView = useCan('role.view')
  const search = query.trim().length >= MIN_SEARCH ? { q: query.trim() } : {}
  const { data, isFetching } = useQuery({
    ...optionsQuery('roles', { ...search, limit: 50 }),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  })
  if (!isAllowed || !canView) return null
  const options =
    data?.items.filter(({ id }) => id !== except).map(({ id, label }) => ({ value: String(id), label })) ?? []
  return (
    <Combobox
      aria-label={m.roles_compare_with()}
      placeholder={m.roles_compare_with()}
      options={options}
      query={query}
      onQueryChange={setQuery}
      isPending={isFetching}
      value={value}
      onValueChange={onChange}
      className="w-64 max-sm:w-full"
    />
  )
}
