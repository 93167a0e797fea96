import { phoneText } from '@admin-panel/sdk/validation'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { DateInput } from '@admin-panel/ui/date-input'
import { Field } from '@admin-panel/ui/field'
import { FormattedInput } from '@admin-panel/ui/formatted-input'
import { Input } from '@admin-panel/ui/input'
import { MaskedInput } from '@admin-panel/ui/masked-input'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { whyUnread } from '@admin-panel/ui/read-number'
import { Textarea } from '@admin-panel/ui/textarea'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useEditContext } from '#form/edit-context.ts'
import { HundredthsInput } from '#form/hundredths-input.tsx'
import { labelOf } from '#text/label-of.ts'

interface FieldProps {
  name: string
  hint?: ReactNode
  className?: string
}

/** What every field of a form shares: its label, rules and errors from the contract, and the form's state. */
export function useField(name: string) {
  const { control, rules, isReadOnly, idPrefix = '' } = useEditContext()
  const { field, fieldState } = useController({ name, control })
  const rule = rules[name]
  return {
    field,
    fieldState,
    isReadOnly,
    rule,
    frame: {
      id: `${idPrefix}${name}`,
      label: labelOf(rules, name),
      isOptional: !rule?.required && !isReadOnly,
      error: fieldState.error?.message ?? whyUnread(field.value),
    },
  }
}

type TextFieldProps = FieldProps & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck'>

export function TextField({ name, hint, className, ...props }: TextFieldProps) {
  const { field, frame, isReadOnly } = useField(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <Input {...props} {...field} value={field.value ?? ''} readOnly={isReadOnly} />
    </Field>
  )
}

export function TextareaField({ name, hint, className }: FieldProps) {
  const { field, frame, isReadOnly } = useField(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <Textarea {...field} value={field.value ?? ''} readOnly={isReadOnly} />
    </Field>
  )
}

type NumberFieldProps = FieldProps & Pick<ComponentProps<typeof NumericInput>, 'fraction' | 'isSigned' | 'isGrouped'>

export function NumberField({ name, hint, className, ...props }: NumberFieldProps) {
  const { field, frame, isReadOnly } = useField(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <NumericInput
        value={field.value ?? null}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        readOnly={isReadOnly}
        {...props}
      />
    </Field>
  )
}

/** Holds the text as it is shown; `normalizePhone` makes E.164 of it before it is checked and sent. */
export function PhoneField({ name, hint, className }: FieldProps) {
  const { field, frame, isReadOnly } = useField(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <PhoneInput {...field} value={field.value ?? ''} readOnly={isReadOnly} />
    </Field>
  )
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').length

export function PhoneInput(props: ComponentProps<'input'>) {
  return <FormattedInput format={phoneText} significant={digitsOf} type="tel" autoComplete="off" {...props} />
}

export function DateField({ name, hint, className }: FieldProps) {
  const { field, frame, isReadOnly } = useField(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <DateInput {...field} value={field.value ?? ''} onValueChange={field.onChange} readOnly={isReadOnly} />
    </Field>
  )
}

/** Hours and minutes, `18:00`. */
export function TimeField({ name, hint, className }: FieldProps) {
  const { field, frame, isReadOnly } = useField(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <MaskedInput mask="##:##" inputMode="numeric" {...field} value={field.value ?? ''} readOnly={isReadOnly} />
    </Field>
  )
}

/** Holds kopecks; typed and shown in roubles. */
export const MoneyField = (props: FieldProps) => <HundredthsField {...props} />

/** Holds basis points; typed and shown in percent. */
export const PercentField = (props: FieldProps) => <HundredthsField {...props} />

function HundredthsField({ name, hint, className }: FieldProps) {
  const { field, frame, isReadOnly } = useField(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <HundredthsInput
        value={field.value ?? null}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        readOnly={isReadOnly}
      />
    </Field>
  )
}

interface Choice {
  value: string
  label: string
}

export function SelectField({ name, hint, className, options }: FieldProps & { options: readonly Choice[] }) {
  const { field, frame, isReadOnly, rule } = useField(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <NativeSelect
        {...field}
        value={field.value ?? ''}
        readOnly={isReadOnly}
        onChange={(event) => field.onChange(event.target.value || null)}
      >
        {!rule?.required && <option value="">—</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

export function CheckboxField({ name, hint, className }: FieldProps) {
  const { field, frame, isReadOnly } = useField(name)
  return (
    <Checkbox
      {...field}
      id={frame.id}
      value="on"
      checked={Boolean(field.value)}
      onChange={(event) => field.onChange(event.target.checked)}
      disabled={isReadOnly}
      label={frame.label}
      hint={hint}
      className={className}
    />
  )
}

/** A control of another kind in the same frame: a combobox, a date. */
export function CustomField({
  name,
  hint,
  className,
  render,
}: FieldProps & {
  render: (control: {
    value: unknown
    onChange: (value: unknown) => void
    onBlur: () => void
    isReadOnly: boolean
  }) => ReactElement
}) {
  const { field, frame, isReadOnly } = useField(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      {render({ value: field.value, onChange: field.onChange, onBlur: field.onBlur, isReadOnly })}
    </Field>
  )
}
