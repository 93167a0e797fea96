import build from 'fast-json-stringify'
import type { Schema } from '#contract/operations.ts'
import { masker, type Sees } from '#contract/personal.ts'
import { compile } from '#contract/validate.ts'

/** Serializes only the properties of the contract, so that other columns cannot leak, and masks what its reader may not see. */
export function serializer(schema: Schema, strict: boolean): (body: unknown, sees: Sees) => string {
  let write: ((body: unknown) => string) | undefined
  const valid = compile(schema)
  const mask = masker(schema)
  return (whole, sees) => {
    const body = mask ? mask(whole, sees) : whole
    if (strict && !valid(body))
      throw new Error(
        `The reply breaks the contract: ${JSON.stringify(valid.errors.map(({ instancePath, message, params }) => ({ instancePath, message, params })))}`,
      )
    write ??= build(withNullables(schema))
    return write(body)
  }
}

/** The serializer writes a nullable schema directly, but tries the branches of `anyOf` by validating each of them. */
function withNullables(schema: Schema): Schema {
  const { anyOf = [], properties, items, ...rest } = schema
  const [value, nothing] = anyOf
  if (value && nothing?.type === 'null' && anyOf.length === 2)
    return { ...rest, ...withNullables(value), nullable: true }
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, withNullables(one)])),
    }),
    ...(items && { items: withNullables(items) }),
  }
}
