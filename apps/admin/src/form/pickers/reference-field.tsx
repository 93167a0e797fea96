import { Combobox } from '@admin-panel/ui/combobox'
import { Input } from '@admin-panel/ui/input'
import { CustomField } from '#form/fields/fields.tsx'
import type { OptionParams } from './options-query.ts'
import type { SelectableResource } from '@admin-panel/sdk/resources'
import { useCanSelect } from './use-can-select.ts'
import { useNames, useOptions } from './use-options.ts'

interface ReferenceFieldProps {
  name: string
  /** Whose lines are offered. */
  of: SelectableResource
  hint?: string
  className?: string
  /** The record's own, so that it has a name before the server is asked. */
  known?: { id: number; label: string } | null | undefined
  /** Only the lines that fit another field, such as the cities of a region. */
  narrowed?: OptionParams
  /** What follows from a choice, such as the region from its city. */
  onChoose?: (id: number | null) => void
}

/** One record by name, found by typing; the form's value is its id or null. */
export function ReferenceField({ name, hint, className, onChoose, ...source }: ReferenceFieldProps) {
  const canSelect = useCanSelect(source.of)
  return (
    <CustomField
      name={name}
      hint={hint}
      {...(className && { className })}
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

interface ReferenceSelectProps extends Pick<ReferenceFieldProps, 'of' | 'known' | 'narrowed'> {
  id: number | null
  onChange: (id: number | null) => void
  onBlur?: () => void
  isReadOnly?: boolean
  'aria-label'?: string
  'aria-invalid'?: boolean
}

/** The same without a form of its own: a cell of a line. */
export function ReferenceSelect({
  id,
  of,
  known,
  narrowed,
  onChange,
  isReadOnly = false,
  ...control
}: ReferenceSelectProps) {
  const ids = id === null ? [] : [id]
  const options = useOptions(of, ids, narrowed)
  const [chosen = null] = useNames(of, ids, known ? [known] : [])
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
