import { matches } from '@admin-panel/ui/matches'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { SelectableResource } from '@admin-panel/sdk/resources'
import { optionsQuery, type OptionParams } from '#form/pickers/options-query.ts'
import { useCanSelect } from '#form/pickers/use-can-select.ts'
import { FilterMenu } from './filter-menu.tsx'
import { valuesOf, type Filter, type FilterContext } from './filter.ts'

/** Filters by records of another resource, found by typing. Hidden from users who may not list them. */
export function referenceFilter<Name extends string>(
  name: Name,
  of: SelectableResource,
  /** Limits the offered records. */
  within: OptionParams = {},
): Filter<Name> {
  return {
    name,
    control: (context) => <ReferenceMenu name={name} of={of} within={within} context={context} />,
    chips: (context) => {
      const ids = valuesOf(context, name).map(Number)
      return ids.length > 0 ? [{ id: name, name: context.label(name), value: <Names of={of} ids={ids} /> }] : []
    },
  }
}

const LIMIT = 100

interface ReferenceMenuProps {
  name: string
  of: SelectableResource
  within: OptionParams
  context: FilterContext
}

function ReferenceMenu({ name, of, within, context }: ReferenceMenuProps) {
  const ids = valuesOf(context, name).map(Number)
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState('')
  const words = search.trim()
  const first = useQuery({ ...optionsQuery(of, { ...within, limit: LIMIT }), enabled: isOpen })
  const isWhole = first.data !== undefined && first.data.items.length < LIMIT
  const isSearched = words.length > 1 && first.data !== undefined && !isWhole
  const searched = useQuery({
    ...optionsQuery(of, { ...within, q: words, limit: LIMIT }),
    enabled: isOpen && isSearched,
    placeholderData: keepPreviousData,
  })
  const data = isSearched ? searched.data : first.data
  const chosen = useQuery({ ...optionsQuery(of, { ids, limit: LIMIT }), enabled: isOpen && ids.length > 0 })
  if (!useCanSelect(of)) return null
  const isMatch = ({ label }: { label: string }) => matches(words, label)
  // A complete list is searched here, a truncated one by the server.
  const hits = (data?.items ?? []).filter((option) => isSearched || isMatch(option))
  const others = (chosen.data?.items ?? []).filter(({ id }) => !hits.some((option) => option.id === id))
  return (
    <FilterMenu
      label={context.label(name)}
      options={[...hits, ...(words ? [] : others)].map(({ id, label }) => ({ value: id, label }))}
      isLoading={isOpen && !data}
      onOpenChange={setIsOpen}
      search={search}
      onSearch={setSearch}
      values={ids}
      summary={ids.length > 0 ? <Names of={of} ids={ids} /> : undefined}
      onChange={(values) => context.set({ [name]: values })}
    />
  )
}

function Names({ of, ids }: { of: SelectableResource; ids: number[] }) {
  const isAllowed = useCanSelect(of)
  const { data } = useQuery({ ...optionsQuery(of, { ids, limit: LIMIT }), enabled: isAllowed })
  return ids
    .map((id) => data?.items.find((option) => option.id === id)?.label ?? (data ? m.filter_gone({ id }) : `№ ${id}`))
    .join(', ')
}
