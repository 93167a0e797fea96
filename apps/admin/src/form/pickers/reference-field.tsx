import { Combobox } from '@admin-panel/ui/combobox'
import { Input } from '@admin-panel/ui/input'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { CustomField } from '#form/fields/fields.tsx'
import type { OptionParams } from './options-query.ts'
import type { SelectableResource } from '@admin-panel/sdk/resources'
import { useCanSelect } from './use-can-select.ts'
import { useNames, useOptions } from './use-options.ts'

interface ReferenceFieldProps<Values extends FieldValues> extends ReferenceSource {
  name: NameOf<Values, number | null>
  hint?: ReactNode
  className?: string | undefined
  /** Called after a choice to update dependent fields, such as the region of a city. */
  onChoose?: (id: number | null) => void
}

interface ReferenceSource {
  /** The resource whose options are offered. */
  of: SelectableResource
  /** The record's current value, whose name is known without a request. */
  reference?: { id: number; label: string } | null | undefined
  /** Limits the options to those that match another field, such as the cities of a region. */
  narrowed?: OptionParams | undefined
}

/** Finds one record by typing; the form's value is its id or null. */
export function ReferenceField<Values extends FieldValues>({
  name,
  hint,
  className,
  onChoose,
  ...source
}: ReferenceFieldProps<Values>) {
  const canSelect = useCanSelect(source.of)
  return (
    <CustomField<Values>
      name={name}
      hint={hint}
      className={className}
      render={({ value, onChange, onBlur, isReadOnly }) => (
        <ReferenceSelect
          {...source}
          id={typeof value === 'number' ? value : null}
          onChange={(id) => {
            onChange(id)
            onChoose?.(id)
          }}
          onBlur={onBlur}
          isReadOnly={isReadOnly || !canSelect}
        />
      )}
    />
  )
}

interface ReferenceSelectProps extends ReferenceSource {
  id: number | null
  onChange: (id: number | null) => void
  onBlur?: () => void
  isReadOnly?: boolean
  'aria-label'?: string
  'aria-invalid'?: boolean
}

/** The same without a form, for a cell of a line. */
export function ReferenceSelect({
  id,
  of,
  reference,
  narrowed,
  onChange,
  isReadOnly = false,
  ...control
}: ReferenceSelectProps) {
  const ids = id === null ? [] : [id]
  const options = useOptions(of, ids, narrowed)
  const [chosen = null] = useNames(of, ids, reference ? [reference] : [])
  if (isReadOnly) return <Input value={chosen?.label ?? ''} readOnly className="w-full" {...control} />
  return (
    <Combobox
      {...control}
      {...options}
      value={chosen}
      onValueChange={(option) => onChange(option ? Number(option.value) : null)}
    />
  )
}
