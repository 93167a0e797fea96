import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SelectableResource } from '@admin-panel/sdk/resources'
import { optionsQuery, type OptionParams } from './options-query.ts'
import { useCanSelect } from './use-can-select.ts'

interface Reference {
  id: number
  label: string
}

const MIN_SEARCH = 2
const LIMIT = 50

/** The options of a combobox, searched by the server; chosen options stay even if they are switched off. */
export function useOptions(of: SelectableResource, chosen: readonly number[], narrowed: OptionParams = {}) {
  const [query, setQuery] = useState('')
  const search = query.trim().length >= MIN_SEARCH ? { q: query.trim() } : {}
  const canSelect = useCanSelect(of)
  const { data, isFetching } = useQuery({
    ...optionsQuery(of, { ...narrowed, ...search, limit: LIMIT }),
    placeholderData: keepPreviousData,
    enabled: canSelect,
  })
  const options = (data?.items ?? []).map(({ id, label, hint, is_active }) => ({
    value: String(id),
    label,
    disabled: !is_active && !chosen.includes(id),
    ...(hint && { hint }),
  }))
  return { options, query, onQueryChange: setQuery, isPending: isFetching }
}

/** The names of the chosen options; those in `references` need no request. */
export function useNames(of: SelectableResource, ids: readonly number[], references: readonly Reference[]) {
  const unknown = ids.filter((id) => !references.some((reference) => reference.id === id))
  const canSelect = useCanSelect(of)
  const { data } = useQuery({
    ...optionsQuery(of, { ids: unknown, limit: 100 }),
    enabled: unknown.length > 0 && canSelect,
  })
  const all = [...references, ...(data?.items ?? [])]
  return ids.map((id) => ({
    value: String(id),
    label: all.find((reference) => reference.id === id)?.label ?? `№ ${id}`,
  }))
}
