import { Field } from '@admin-panel/ui/field'
import { FieldGroup } from '@admin-panel/ui/field-group'
import { Input } from '@admin-panel/ui/input'
import { m } from '#paraglide/messages.js'
import { useField } from '#form/fields/fields.tsx'
import { type Head, parts, labels, emptyHead } from './head.ts'
import type { CompanyValues } from './values.ts'

/** The signatory of the company: one value of five parts. */
export function HeadField() {
  const { field, frame, isReadOnly } = useField<CompanyValues>('head')
  const head: Head = field.value ?? emptyHead
  return (
    <FieldGroup
      id="head"
      tabIndex={-1}
      legend={<span className="sr-only">{frame.label}</span>}
      hint={m.sellers_head_hint()}
      error={frame.error}
      className="outline-none @min-[34rem]:col-span-2"
    >
      <div className="grid gap-x-6 gap-y-4 @min-[34rem]:grid-cols-2">
        {parts.map((part) => (
          <Field key={part} label={labels[part]()} isOptional={part === 'middle_name' && !isReadOnly}>
            <Input
              value={head[part] ?? ''}
              readOnly={isReadOnly}
              autoComplete="off"
              onBlur={field.onBlur}
              onChange={(event) => field.onChange({ ...head, [part]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </FieldGroup>
  )
}
