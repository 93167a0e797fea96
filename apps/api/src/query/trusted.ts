/** The names and decoders of the rows come from the fields of the statement themselves. */
export function asRows<Row>(rows: unknown): Row[] {
  if (!Array.isArray(rows)) throw new TypeError('The statement returns no rows')
  return rows
}
