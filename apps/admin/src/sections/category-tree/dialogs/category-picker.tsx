import { matches } from '@admin-panel/ui/matches'
import { Combobox } from '@admin-panel/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { m } from '#paraglide/messages.js'
import { ancestorsOf, nodesMatching, nodesUnder, type CategoryNode } from '#sections/category-tree/nodes.ts'

const MIN_SEARCH = 2
const MAX_HITS = 50
const TOP = 'top'

/** A category, or null for the top level. */
export type Target = { parent: CategoryNode | null }

interface CategoryPickerProps extends Pick<ComponentProps<typeof Combobox>, 'onBlur'> {
  value: Target | null
  onChange: (target: Target | null) => void
  /** Why a category is not a valid target; it is listed but disabled. */
  whyNot: (parent: CategoryNode | null) => string | undefined
  hasTop?: boolean
}

/** Finds a place in the tree by name; the path distinguishes equal names. */
export function CategoryPicker({ value, onChange, whyNot, hasTop = false, ...props }: CategoryPickerProps) {
  const [query, setQuery] = useState('')
  const q = query.trim()
  const isSearch = q.length >= MIN_SEARCH
  const { data, isFetching } = useQuery({
    ...(isSearch ? nodesMatching(q) : nodesUnder(null)),
    placeholderData: keepPreviousData,
  })
  const all = data?.items ?? []
  const names = new Map(all.map(({ id, name }) => [String(id), name]))
  const hits = (isSearch ? all.filter(({ name }) => matches(q, name)) : all).slice(0, MAX_HITS)
  const places: (CategoryNode | null)[] = hasTop && !isSearch ? [null, ...hits] : hits
  return (
    <Combobox
      {...props}
      options={places.map((parent) => optionOf(parent, whyNot(parent), names))}
      query={query}
      onQueryChange={setQuery}
      isPending={isFetching}
      placeholder={m.catalog_search()}
      value={value && optionOf(value.parent, undefined, names)}
      onValueChange={(option) => {
        const parent = places.find((place) => keyOf(place) === option?.value)
        onChange(option && parent !== undefined ? { parent } : null)
      }}
    />
  )
}

function optionOf(parent: CategoryNode | null, obstacle: string | undefined, names: ReadonlyMap<string, string>) {
  const above = parent ? ancestorsOf(parent).flatMap((id) => names.get(id) ?? []) : []
  const hint = [above.join(' / '), obstacle].filter(Boolean).join(' · ')
  return {
    value: keyOf(parent),
    label: parent?.name ?? m.catalog_top(),
    disabled: obstacle !== undefined,
    ...(hint && { hint }),
  }
}

function keyOf(parent: CategoryNode | null) {
  return parent ? String(parent.id) : TOP
}
