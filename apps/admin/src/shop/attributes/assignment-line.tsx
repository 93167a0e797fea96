import { Checkbox } from '@admin-panel/ui/checkbox'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { whyUnread, type Unread } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'

export interface Assignment {
  is_required: boolean
  position: number | Unread | null
}

interface AssignmentLineProps {
  of: 'attributes' | 'categories'
  /** The label of the other side of the assignment. */
  label: string
  id: number | null
  reference: { id: number; label: string } | undefined
  onPick: (id: number | null) => void
  assignment: Assignment
  change: (part: Partial<Assignment>) => void
  isReadOnly: boolean
  error: string | undefined
}

/** Edits the assignment of an attribute to a category, from either side. */
export function AssignmentLine({
  of,
  label,
  id,
  reference,
  onPick,
  assignment: { is_required, position },
  change,
  isReadOnly,
  error,
}: AssignmentLineProps) {
  const fault = error ?? whyUnread(position)
  return (
    <div className="grid items-center gap-2 @min-[32rem]:grid-cols-[minmax(0,1fr)_auto_auto]">
      <ReferenceSelect
        of={of}
        id={id}
        reference={reference}
        onChange={onPick}
        isReadOnly={isReadOnly}
        aria-label={label}
      />
      <Checkbox
        label={m.field_is_required()}
        checked={is_required}
        disabled={isReadOnly}
        onChange={(event) => change({ is_required: event.target.checked })}
      />
      <label className="flex items-center gap-2">
        {m.field_position()}
        <NumericInput
          className="w-20"
          value={position}
          readOnly={isReadOnly}
          onValueChange={(value) => change({ position: value })}
        />
      </label>
      {fault && <p className="col-span-full text-xs text-danger">{fault}</p>}
    </div>
  )
}
