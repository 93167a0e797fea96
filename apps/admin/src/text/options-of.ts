/** The keys of a record that has exactly the values of an enum as keys. */
export function valuesOf<Value extends string>(record: Readonly<Record<Value, unknown>>): readonly Value[] {
  // The cast is safe: the records of enums are generated from the contract, or checked against its types.
  return Object.keys(record) as Value[]
}

/** The values of an enum with their labels, for a select or a filter. */
export function optionsOf<Value extends string>(
  words: Readonly<Record<Value, () => string>>,
  values = valuesOf(words),
) {
  return values.map((value) => ({ value, label: words[value]() }))
}
