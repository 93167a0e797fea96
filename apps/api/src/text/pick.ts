export function pick<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Partial<Pick<Fields, Name>> {
  const entries = names.filter((name) => name in fields).map((name) => [name, fields[name]])
  return Object.fromEntries(entries) as Partial<Pick<Fields, Name>>
}

export function omit<Fields extends object>(fields: Fields, names: readonly (keyof Fields)[]): Partial<Fields> {
  const rest: Partial<Fields> = { ...fields }
  for (const name of names) delete rest[name]
  return rest
}

/** TypeScript types `Object.keys` as strings, since an object may have more keys than its type. */
export function keysOf<Fields extends object>(fields: Fields): (keyof Fields)[] {
  return Object.keys(fields) as (keyof Fields)[]
}

/** The same holds for `Object.entries`. */
export function entriesOf<Fields extends object>(fields: Fields): [keyof Fields, Fields[keyof Fields]][] {
  return keysOf(fields).map((field) => [field, fields[field]])
}

export function withoutUndefined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]: NonNullable<Fields[Field]> | Extract<Fields[Field], null>
  }
}

/** TypeScript types a computed field as any string. */
export function oneField<Field extends string, Value>(field: Field, value: Value): Record<Field, Value> {
  return { [field]: value } as Record<Field, Value>
}
