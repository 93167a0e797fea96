import { keysOf } from './trusted.ts'

/** The keys of a record that has exactly the values of an enum as keys. */
export function valuesOf<Value extends string>(record: Readonly<Record<Value, unknown>>): readonly Value[] {
  return keysOf(record)
}

/** The values of an enum with their labels, for a select or a filter. */
export function optionsOf<Value extends string>(
  words: Readonly<Record<Value, () => string>>,
  values = valuesOf(words),
) {
  return values.map((value) => ({ value, label: words[value]() }))
}
