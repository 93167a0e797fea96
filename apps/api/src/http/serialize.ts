import build from 'fast-json-stringify'
import type { Schema } from '#contract/operations.ts'
import { compile } from '#contract/validate.ts'

/** Serializes only the properties of the contract, so that other columns cannot leak. */
export function serializer(schema: Schema, strict: boolean): (body: unknown) => string {
  let write: ((body: unknown) => string) | undefined
  const valid = compile(schema)
  return (body) => {
    if (strict && !valid(body))
      throw new Error(
        `The reply breaks the contract: ${JSON.stringify(valid.errors?.map(({ instancePath, message, params }) => ({ instancePath, message, params })))}`,
      )
    write ??= build(schema)
    return write(body)
  }
}
