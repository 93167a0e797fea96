import type { Schemas } from '@admin-panel/sdk'
import { exceptionFaults } from '@admin-panel/sdk/validation'
import { DayHours } from '@admin-panel/ui/day-hours'
import { FieldGroup } from '@admin-panel/ui/field-group'
import { isUnread } from '@admin-panel/ui/read-number'
import type { ScheduleDay } from '@admin-panel/ui/schedule-editor'
import type { FieldValues } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { DateInput } from '#form/date-input.tsx'
import type { NameOf } from '#form/name-of.ts'
import { useField } from '#form/fields/fields.tsx'
import { LinesField } from '#form/fields/lines-field.tsx'
import { ExceptionsView, dateText } from './exceptions-view.tsx'
import { faultWords } from './fault-words.ts'

type Exception = Schemas['OpeningException']

const MAX = 50
const blank: Exception = { date: '', hours: [] }

/** Edits dates with special hours; errors appear at their date. */
export function ExceptionsField<Values extends FieldValues>({
  name,
  likely,
}: {
  name: NameOf<Values, readonly Exception[]>
  likely: ScheduleDay
}) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  const value: Exception[] = field.value
  if (isReadOnly && value.length > 0)
    return (
      <FieldGroup legend={frame.label}>
        <ExceptionsView value={value} />
      </FieldGroup>
    )
  // A new line has no date yet; that counts as an error only on submit.
  const faults = exceptionFaults(value).filter(({ rule, date }) => rule !== 'date' || date !== '' || frame.error)
  return (
    <LinesField<Values, Exception>
      name={name}
      blank={blank}
      max={MAX}
      hasLegend
      add={m.opening_date_add()}
      hint={m.opening_date_hint()}
      lineName={lineName}
    >
      {(line, change, { index }) => {
        const fault = faults.find((candidate) => candidate.index === index)
        const isWrongDate = fault?.rule === 'date' || fault?.rule === 'twice'
        return (
          <div className="grid items-start gap-x-2 gap-y-1.5 @sm:grid-cols-[9.5rem_11rem] @xl:grid-cols-[9.5rem_11rem_1fr]">
            <DateInput
              aria-label={m.opening_date({ number: index + 1 })}
              aria-invalid={isWrongDate || undefined}
              value={line.date}
              // A text that is no date stays in the line, and is its fault.
              onValueChange={(date) => change({ date: isUnread(date) ? date.unread : date })}
            />
            <DayHours
              name={lineName(line, index)}
              day={line.hours}
              likely={likely}
              fault={fault && faultWords[fault.rule]()}
              onDayChange={(hours) => change({ hours: [...hours] })}
            />
          </div>
        )
      }}
    </LinesField>
  )
}

const isDay = (date: string) => exceptionFaults([{ date, hours: [] }]).length === 0

const lineName = ({ date }: Exception, index: number) =>
  isDay(date) ? dateText(date) : m.opening_date({ number: index + 1 })
