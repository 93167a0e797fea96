import type { Schemas } from '@admin-panel/sdk'
import { Field } from '@admin-panel/ui/field'
import { FieldGroup } from '@admin-panel/ui/field-group'
import { Input } from '@admin-panel/ui/input'
import { m } from '#paraglide/messages.js'
import { useField } from '#form/fields/fields.tsx'
import { formatName } from '#text/format-name.ts'

export type Head = Schemas['CompanyHead']

const parts = ['last_name', 'first_name', 'middle_name', 'position', 'basis'] as const
const labels = {
  last_name: m.field_last_name,
  first_name: m.field_first_name,
  middle_name: m.field_middle_name,
  position: m.sellers_head_position,
  basis: m.sellers_head_ground,
}
const nobody: Head = { last_name: '', first_name: '', middle_name: null, position: '', basis: '' }

/** Nobody at all where nothing is filled in. */
export function tidyHead(head: Head | null): Head | null {
  const { last_name, first_name, middle_name, position, basis } = head ?? nobody
  const tidy = {
    last_name: last_name.trim(),
    first_name: first_name.trim(),
    middle_name: middle_name?.trim() || null,
    position: position.trim(),
    basis: basis.trim(),
  }
  return parts.some((part) => tidy[part]) ? tidy : null
}

export function headMistake(head: Head | null): { head?: string } {
  const missing = head ? parts.filter((part) => part !== 'middle_name' && !head[part]) : []
  const names = missing.map((part) => labels[part]().toLocaleLowerCase()).join(', ')
  return missing.length > 0 ? { head: m.sellers_head_missing({ names }) } : {}
}

export function headInWords(value: unknown) {
  const head = value as Head | null
  return head ? `${formatName(head)}, ${head.position}` : '—'
}

/** Who signs for the company: one value of five parts. */
export function HeadField() {
  const { field, frame, isReadOnly } = useField('head')
  const head: Head = field.value ?? nobody
  return (
    <FieldGroup
      id="head"
      tabIndex={-1}
      legend={<span className="sr-only">{frame.label}</span>}
      hint={m.sellers_head_hint()}
      error={frame.error}
      className="outline-none @min-[40rem]:col-span-2"
    >
      <div className="grid gap-x-6 gap-y-4 @min-[40rem]:grid-cols-2">
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
