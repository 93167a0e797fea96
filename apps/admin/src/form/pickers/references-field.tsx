import { MultiCombobox } from '@admin-panel/ui/multi-combobox'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { CustomField } from '#form/fields/fields.tsx'
import type { SelectableResource } from '@admin-panel/sdk/resources'
import { useNames, useOptions } from './use-options.ts'

interface ReferencesFieldProps<Values extends FieldValues> {
  name: NameOf<Values, readonly (number | '')[]>
  /** The resource whose options are offered. */
  of: SelectableResource
  hint?: string
  /** The record's current values, whose names are known without a request. */
  references?: readonly { id: number; label: string }[]
}

/** Finds several records by typing; the form's value is their ids. */
export function ReferencesField<Values extends FieldValues>({
  name,
  of,
  hint,
  references = [],
}: ReferencesFieldProps<Values>) {
  return (
    <CustomField<Values>
      name={name}
      hint={hint}
      render={({ value, onChange, onBlur, isReadOnly }) => {
        const ids = Array.isArray(value) ? value.map(Number) : []
        return isReadOnly ? (
          <Names ids={ids} of={of} references={references} />
        ) : (
          <Picker ids={ids} of={of} references={references} onChange={onChange} onBlur={onBlur} />
        )
      }}
    />
  )
}

interface Source {
  of: SelectableResource
  ids: readonly number[]
  references: readonly { id: number; label: string }[]
}

function Picker({
  ids,
  of,
  references,
  onChange,
  onBlur,
}: Source & { onChange: (ids: number[]) => void; onBlur: () => void }) {
  return (
    <MultiCombobox
      {...useOptions(of, ids)}
      values={useNames(of, ids, references)}
      onValuesChange={(values) => onChange(values.map(({ value }) => Number(value)))}
      onBlur={onBlur}
    />
  )
}

function Names({ ids, of, references }: Source) {
  const names = useNames(of, ids, references)
  if (names.length === 0) return <span className="text-muted">—</span>
  return (
    <span className="flex flex-wrap gap-1">
      {names.map(({ value, label }) => (
        <StatusChip key={value}>{label}</StatusChip>
      ))}
    </span>
  )
}
