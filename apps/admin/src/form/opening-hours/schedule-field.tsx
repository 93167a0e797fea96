import { openingFaults } from '@admin-panel/sdk/validation'
import { FieldGroup } from '@admin-panel/ui/field-group'
import { ScheduleEditor, type Schedule } from '@admin-panel/ui/schedule-editor'
import { ScheduleView } from '@admin-panel/ui/schedule-view'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { useField } from '#form/fields/fields.tsx'
import { faultWords } from './fault-words.ts'

/** Edits a week's hours; errors appear at their day. */
export function ScheduleField<Values extends FieldValues>({
  name,
  hint,
}: {
  name: NameOf<Values, Schedule>
  hint?: string
}) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  const value: Schedule = field.value
  const faults = Object.fromEntries(openingFaults(value).map(({ day, rule }) => [day, faultWords[rule]()]))
  const hasFaults = Object.keys(faults).length > 0
  return (
    <FieldGroup
      id={frame.id}
      tabIndex={-1}
      legend={frame.label}
      hint={hint}
      error={hasFaults ? undefined : frame.error}
      className="outline-none"
    >
      {isReadOnly ? (
        <ScheduleView value={value} />
      ) : (
        <ScheduleEditor aria-label={frame.label} value={value} onValueChange={field.onChange} faults={faults} />
      )}
    </FieldGroup>
  )
}
