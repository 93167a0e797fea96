import { phoneText } from '@admin-panel/sdk/validation'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { Field } from '@admin-panel/ui/field'
import { FormattedInput } from '@admin-panel/ui/formatted-input'
import { Input } from '@admin-panel/ui/input'
import { MaskedInput } from '@admin-panel/ui/masked-input'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { whyUnread, type Unread } from '@admin-panel/ui/read-number'
import { Textarea } from '@admin-panel/ui/textarea'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { marketplaceZone } from '#data/time/days.ts'
import { DateInput } from '#form/date-input.tsx'
import { useEditContext } from '#form/edit-context.ts'
import { HundredthsInput } from '#form/hundredths-input.tsx'
import { splitUnit, widthClass, widthOfNumber, widthOfText, type FieldWidth } from '#form/field-width.ts'
import type { NameOf } from '#form/name-of.ts'
import { labelOf } from '#text/label-of.ts'

type Maybe<Value> = Value | null | undefined

interface FieldProps<Values extends FieldValues, Value> {
  name: NameOf<Values, Value>
  hint?: ReactNode
  /** By default derived from the contract's limits of the field. */
  width?: FieldWidth
  className?: string | undefined
}

/** Common props of every field: label, rules and errors from the contract, and the form's state. */
export function useField<Values extends FieldValues>(name: NameOf<Values>) {
  const { rules, isReadOnly, idPrefix = '' } = useEditContext()
  const { field, fieldState } = useController<FieldValues, string>({ name })
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
      'data-changed': fieldState.isDirty || undefined,
    },
  }
}

type TextFieldProps<Values extends FieldValues> = FieldProps<Values, Maybe<string>> &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck'>

export function TextField<Values extends FieldValues>({
  name,
  hint,
  width,
  className,
  ...props
}: TextFieldProps<Values>) {
  const { field, frame, isReadOnly, rule } = useField<Values>(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <Input
        {...props}
        {...field}
        value={field.value ?? ''}
        readOnly={isReadOnly}
        className={widthClass(width ?? widthOfText(rule))}
      />
    </Field>
  )
}

export function TextareaField<Values extends FieldValues>({
  name,
  hint,
  className,
}: FieldProps<Values, Maybe<string>>) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <Textarea {...field} value={field.value ?? ''} readOnly={isReadOnly} />
    </Field>
  )
}

type NumberFieldProps<Values extends FieldValues> = FieldProps<Values, Maybe<number | Unread>> &
  Pick<ComponentProps<typeof NumericInput>, 'fraction' | 'isSigned' | 'isGrouped'>

export function NumberField<Values extends FieldValues>({
  name,
  hint,
  width,
  className,
  ...props
}: NumberFieldProps<Values>) {
  const { field, frame, isReadOnly, rule } = useField<Values>(name)
  const { label, unit } = unitOf(frame.label)
  return (
    <Field {...frame} label={label} hint={hint} className={className}>
      <NumericInput
        value={field.value ?? null}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        readOnly={isReadOnly}
        suffix={unit}
        {...props}
        className={widthClass(width ?? widthOfNumber(rule, unit))}
      />
    </Field>
  )
}

/** The label without its unit, which stands in the field; a screen reader says it with the label. */
function unitOf(label: string) {
  const { name, unit } = splitUnit(label)
  return {
    unit,
    label: unit ? (
      <>
        {name}
        <span className="sr-only">{`, ${unit}`}</span>
      </>
    ) : (
      label
    ),
  }
}

/** Holds the masked text; `normalizePhone` converts it to E.164 before validation and sending. */
export function PhoneField<Values extends FieldValues>({
  name,
  hint,
  width = 'm',
  className,
}: FieldProps<Values, Maybe<string>>) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <PhoneInput {...field} value={field.value ?? ''} readOnly={isReadOnly} className={widthClass(width)} />
    </Field>
  )
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').length

export function PhoneInput(props: ComponentProps<'input'>) {
  return <FormattedInput format={phoneText} significant={digitsOf} type="tel" autoComplete="off" {...props} />
}

/** A day of the marketplace's calendar. */
export function DateField<Values extends FieldValues>({ name, hint, className }: FieldProps<Values, Maybe<string>>) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <DateInput
        timeZone={marketplaceZone}
        {...field}
        value={field.value ?? ''}
        onValueChange={field.onChange}
        readOnly={isReadOnly}
        isClearable={frame.isOptional}
      />
    </Field>
  )
}

/** Hours and minutes, `18:00`. */
export function TimeField<Values extends FieldValues>({ name, hint, className }: FieldProps<Values, Maybe<string>>) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <MaskedInput
        mask="##:##"
        inputMode="numeric"
        {...field}
        value={field.value ?? ''}
        readOnly={isReadOnly}
        className={widthClass('xs')}
      />
    </Field>
  )
}

/** Holds kopecks; the user types and sees roubles. */
export function MoneyField<Values extends FieldValues>(props: FieldProps<Values, Maybe<number | Unread>>) {
  return <HundredthsField<Values> {...props} unit="₽" />
}

/** Holds basis points; the user types and sees percent. */
export function PercentField<Values extends FieldValues>(props: FieldProps<Values, Maybe<number | Unread>>) {
  return <HundredthsField<Values> {...props} unit="%" />
}

function HundredthsField<Values extends FieldValues>({
  name,
  hint,
  width = 's',
  className,
  unit,
}: FieldProps<Values, Maybe<number | Unread>> & { unit: '%' | '₽' }) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <HundredthsInput
        value={field.value ?? null}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        readOnly={isReadOnly}
        suffix={unit}
        className={widthClass(width)}
      />
    </Field>
  )
}

interface Choice {
  value: string
  label: string
}

export function SelectField<Values extends FieldValues>({
  name,
  hint,
  width = 'm',
  className,
  options,
}: FieldProps<Values, Maybe<string>> & { options: readonly Choice[] }) {
  const { field, frame, isReadOnly, rule } = useField<Values>(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      <NativeSelect
        {...field}
        value={field.value ?? ''}
        readOnly={isReadOnly}
        onChange={(event) => field.onChange(event.target.value || null)}
        className={widthClass(width)}
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

export function CheckboxField<Values extends FieldValues>({
  name,
  hint,
  className,
}: FieldProps<Values, Maybe<boolean>>) {
  const { field, frame, isReadOnly } = useField<Values>(name)
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

/** Puts another control, such as a combobox or a date, into the frame of a field. */
export function CustomField<Values extends FieldValues>({
  name,
  hint,
  className,
  render,
}: FieldProps<Values, unknown> & {
  render: (control: {
    value: unknown
    onChange: (value: unknown) => void
    onBlur: () => void
    isReadOnly: boolean
  }) => ReactElement
}) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  return (
    <Field {...frame} hint={hint} className={className}>
      {render({ value: field.value, onChange: field.onChange, onBlur: field.onBlur, isReadOnly })}
    </Field>
  )
}
