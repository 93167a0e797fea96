/** A JSON Schema of a value, without references. */
export type Schema = Readonly<Record<string, unknown>>

/** What the contract says of a resource. */
export interface ResourceFacts {
  /** The Russian name of its records. */
  readonly name: string
  readonly about: string
  /** The filters of its list. */
  readonly filters: Readonly<Record<string, Schema>>
  readonly sort: readonly (string | number)[]
  /** The fields of a row of the list, with their kinds. */
  readonly row: Readonly<Record<string, string>>
  /** The fields of a single record; absent where records are read by the list alone. */
  readonly record?: Readonly<Record<string, string>>
  /** The calls for many records, with the values that they take. */
  readonly calls: Readonly<Record<string, { readonly summary: string; readonly input: Schema }>>
}
