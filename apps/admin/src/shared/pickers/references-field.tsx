import { MultiCombobox } from '@admin-panel/ui/multi-combobox'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CustomField } from '#shared/fields.tsx'
import { optionsQuery, type Selectable } from './options-query.ts'

interface ReferencesFieldProps {
  name: string
  /** Whose lines are offered. */
  of: Selectable
  hint?: string
  /** The record's own, so that they have names before the server is asked. */
  known?: readonly { id: number; label: string }[]
}

const MIN_SEARCH = 2

/** Several records by name, found by typing; the form's value is their ids. */
export function ReferencesField({ name, of, hint, known = [] }: ReferencesFieldProps) {
  return (
    <CustomField
      name={name}
      hint={hint}
      render={({ value, onChange, onBlur, isReadOnly }) => {
        const ids = Array.isArray(value) ? value.map(Number) : []
        return isReadOnly ? (
          <Names ids={ids} of={of} known={known} />
        ) : (
          <Picker ids={ids} of={of} known={known} onChange={onChange} onBlur={onBlur} />
        )
      }}
    />
  )
}

type Source = Pick<ReferencesFieldProps, 'of'> & {
  ids: readonly number[]
  known: readonly { id: number; label: string }[]
}

function useNames({ ids, of, known }: Source) {
  const unknown = ids.filter((id) => !known.some((reference) => reference.id === id))
  const { data } = useQuery({ ...optionsQuery(of, { ids: unknown, limit: 100 }), enabled: unknown.length > 0 })
  const named = [...known, ...(data?.items ?? [])]
  return ids.map((id) => ({
    value: String(id),
    label: named.find((reference) => reference.id === id)?.label ?? `№ ${id}`,
  }))
}

function Picker({ onChange, onBlur, ...source }: Source & { onChange: (ids: number[]) => void; onBlur: () => void }) {
  const [query, setQuery] = useState('')
  const search = query.trim().length >= MIN_SEARCH ? { q: query.trim() } : {}
  const { data, isFetching } = useQuery({
    ...optionsQuery(source.of, { ...search, limit: 50 }),
    placeholderData: keepPreviousData,
  })
  const options = (data?.items ?? []).map(({ id, label, hint, is_active }) => ({
    value: String(id),
    label,
    disabled: !is_active && !source.ids.includes(id),
    ...(hint && { hint }),
  }))
  return (
    <MultiCombobox
      options={options}
      query={query}
      onQueryChange={setQuery}
      pending={isFetching}
      values={useNames(source)}
      onValuesChange={(values) => onChange(values.map(({ value }) => Number(value)))}
      onBlur={onBlur}
    />
  )
}

function Names(source: Source) {
  const names = useNames(source)
  if (names.length === 0) return <span className="text-muted">—</span>
  return (
    <span className="flex flex-wrap gap-1">
      {names.map(({ value, label }) => (
        <StatusChip key={value}>{label}</StatusChip>
      ))}
    </span>
  )
}
