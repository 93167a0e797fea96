type Words<Value extends string> = Readonly<Record<Value, () => string>>

/** The options of a select over the values of an enum, in the contract's order or the given one. */
export function optionsOf<Value extends string>(words: Words<Value>, values = valuesOf(words)) {
  return values.map((value) => ({ value, label: words[value]() }))
}

function valuesOf<Value extends string>(words: Words<Value>): readonly Value[] {
  // The cast is safe: a generated record has exactly the contract's values as keys.
  return Object.keys(words) as Value[]
}
