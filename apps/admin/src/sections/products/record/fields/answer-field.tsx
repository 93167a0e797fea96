import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { MultiCombobox } from '@admin-panel/ui/multi-combobox'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { isUnread, whyUnread, type Unread } from '@admin-panel/ui/read-number'
import { Textarea } from '@admin-panel/ui/textarea'
import { useId } from 'react'
import { DateInput } from '#form/date-input.tsx'
import { m } from '#paraglide/messages.js'
import type { Attribute } from '#sections/products/record/by-group.ts'
import type { Answer } from '#sections/products/record/values.ts'

export type AnswerValue = Answer['value'] | Unread
type Value = AnswerValue | null

interface AnswerProps {
  attribute: Attribute
  value: Value
  isReadOnly: boolean
  onChange: (value: Value) => void
}

/** An input by the attribute's type, with its unit and requirement. */
export function AnswerField(props: AnswerProps) {
  const { id, name, unit, is_required, type } = props.attribute
  return (
    <Field
      id={`attribute-${id}`}
      label={unit ? `${name}, ${unit}` : name}
      isOptional={!is_required && !props.isReadOnly}
      hint={hintOf(props.attribute)}
      error={whyUnread(props.value)}
      className={type === 'text' ? 'col-span-full' : undefined}
    >
      <Answering {...props} />
    </Field>
  )
}

function hintOf({ min_value, max_value, pattern }: Attribute) {
  if (min_value !== null && max_value !== null) return m.product_attribute_range({ from: min_value, to: max_value })
  return pattern ? m.product_attribute_pattern({ pattern }) : undefined
}

function Answering({ attribute, value, isReadOnly, onChange }: AnswerProps) {
  const { type, precision, min_value, allow_custom } = attribute
  if (type === 'number')
    return (
      <NumericInput
        value={typeof value === 'number' || isUnread(value) ? value : null}
        onValueChange={onChange}
        fraction={precision ?? 3}
        isSigned={(min_value ?? 0) < 0}
        readOnly={isReadOnly}
      />
    )
  if (type === 'boolean')
    return (
      <NativeSelect
        value={value === null || isUnread(value) ? '' : String(value)}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value ? target.value === 'true' : null)}
      >
        <option value="">—</option>
        <option value="true">{m.yes()}</option>
        <option value="false">{m.no()}</option>
      </NativeSelect>
    )
  if (type === 'multiselect')
    return <Several attribute={attribute} value={value} isReadOnly={isReadOnly} onChange={onChange} />
  if (type === 'select')
    return allow_custom ? (
      <OneOrOwn attribute={attribute} value={value} isReadOnly={isReadOnly} onChange={onChange} />
    ) : (
      <NativeSelect
        value={value === null || isUnread(value) ? '' : String(value)}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
      >
        <option value="">—</option>
        {offered(attribute, value).map((option) => (
          <option key={option.id} value={option.id}>
            {option.value}
          </option>
        ))}
      </NativeSelect>
    )
  const text = typeof value === 'string' ? value : ''
  if (type === 'date')
    return <DateInput value={isUnread(value) ? value : text} readOnly={isReadOnly} onValueChange={onChange} />
  if (type === 'text')
    return <Textarea value={text} readOnly={isReadOnly} onChange={({ target }) => onChange(target.value)} />
  return <Input value={text} readOnly={isReadOnly} onChange={({ target }) => onChange(target.value)} />
}

/** Enabled options and already chosen disabled ones. */
function offered({ values }: Attribute, chosen: Value) {
  const ids = Array.isArray(chosen) ? chosen : [chosen]
  return values.filter(({ id, is_active }) => is_active || ids.includes(id))
}

function Several({ attribute, value, isReadOnly, onChange }: AnswerProps) {
  const ids = Array.isArray(value) ? value : []
  const options = offered(attribute, value).map((option) => ({ value: String(option.id), label: option.value }))
  const chosen = options.filter((option) => ids.includes(Number(option.value)))
  if (isReadOnly) return <Input readOnly value={chosen.map(({ label }) => label).join(', ')} />
  return (
    <MultiCombobox
      options={options}
      values={chosen}
      onValuesChange={(next) => onChange(next.map((option) => Number(option.value)))}
    />
  )
}

/** A listed value by its name, or free text. */
function OneOrOwn({ attribute, value, isReadOnly, onChange }: AnswerProps) {
  const listId = useId()
  const options = offered(attribute, value)
  const text = typeof value === 'string' ? value : (options.find(({ id }) => id === value)?.value ?? '')
  return (
    <>
      <Input
        list={listId}
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.id ?? target.value)}
      />
      <datalist id={listId}>
        {options.map((option) => (
          <option key={option.id} value={option.value}>
            {option.value}
          </option>
        ))}
      </datalist>
    </>
  )
}
