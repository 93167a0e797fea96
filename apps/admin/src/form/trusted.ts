import type { Rules } from '@admin-panel/sdk/validation'
import type { DefaultValues, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isRecord } from '#text/is-record.ts'
import { keysOf } from '#text/trusted.ts'

/** The form library types default values as parts of them at any depth; whole values are such a part. */
export function asDefaults<Values extends FieldValues>(values: Values) {
  return values as DefaultValues<Values>
}

/** Sets values that came from this form's own by their names. */
export function setValues<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setValue'>,
  values: object,
  options: { shouldDirty?: boolean } = {},
) {
  for (const [name, value] of Object.entries(values))
    form.setValue(name as Path<Values>, value as Values[Path<Values>], options)
}

/** The path of a field, or of an error that belongs to no field of the form. */
export function pathOf<Values extends FieldValues>(values: Values, name: string): Path<Values> | `root.${string}` {
  return name in values ? (name as Path<Values>) : `root.${name}`
}

/** The resolver finds errors by the names of the form's fields. */
export function asFieldErrors<Values extends FieldValues>(
  errors: readonly (readonly [string, { type: string; message: string }])[],
) {
  return Object.fromEntries(errors) as FieldErrors<Values>
}

/** The values that have the shape of the sample's. */
export function asPart<Values extends object>(sample: Values, fields: Record<string, unknown>): Partial<Values> {
  for (const name of Object.keys(fields)) if (!(name in sample)) throw new TypeError(`The form has no field ${name}`)
  return fields as Partial<Values>
}

/** The contract's 412 carries the record as it is now. */
export function isRecordNow<Item extends { version: number }>(current: unknown, before: Item): current is Item {
  return isRecord(current) && typeof current['version'] === typeof before.version
}

/** A line is either a record that is changed in part, or a text that is replaced. */
export function changedLine<Line extends object | string>(line: Line, part: Partial<Line>): Line {
  return typeof line === 'object' ? { ...line, ...part } : (part as Line)
}

/** The text fields of a form without the form library, which are those of its rules. */
export function textsOf<R extends Rules>(rules: R, textOf: (name: string) => string) {
  return Object.fromEntries(keysOf(rules).map((name) => [name, textOf(name)])) as Record<keyof R & string, string>
}

/** The first message of each field. A name that no field has is harmless: nothing reads it. */
export function firstMessages<Name extends string>(messages: Partial<Record<string, readonly string[]>>) {
  return Object.fromEntries(Object.entries(messages).map(([name, texts]) => [name, texts?.[0] ?? ''])) as Partial<
    Record<Name | 'form', string>
  >
}

/**
 * The checked values of a form as a body of the contract: the rules have refused a required field that is empty, and the
 * server refuses a null that the contract does not allow.
 */
export function validBody<Body>(
  rules: Rules,
  values: { readonly [Field in keyof Body]?: Body[Field] | null | undefined },
): Body {
  for (const [field, value] of Object.entries<unknown>({ ...values }))
    if (value === null && rules[field]?.required) throw new TypeError(`The required field ${field} is empty`)
  return values as Body
}
