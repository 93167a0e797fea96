/** The names and decoders of the rows come from the fields of the statement themselves. */
export function asRows<Row>(rows: unknown): Row[] {
  if (!Array.isArray(rows)) throw new TypeError('The statement returns no rows')
  return rows
}

/** Switches a record on or off; only tables with this column have such operations in the contract. */
export function writeActive<Result>(columns: object, is_active: boolean, write: (fields: never) => Result): Result {
  if (!('is_active' in columns)) throw new TypeError('The table has no column is_active')
  return write({ is_active } as never)
}

/** A logged value is that of its field, which the mask of this field takes. */
export function maskOf(masks: Readonly<Record<string, ((value: never) => unknown) | undefined>>, field: string) {
  return masks[field] as ((value: unknown) => unknown) | undefined
}
