import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import type { Given } from './command.ts'
import { UsageError } from './failures.ts'
import { fieldsById } from './fields.gen.ts'

interface Field {
  readonly name: string
  readonly kind: string
  readonly isRequired: boolean
}

/** The fields of an operation, as the contract has them. */
export function fieldsOf(operation: string): Field[] {
  return [...(fieldsById[operation] ?? '').matchAll(/(\w+)(\*?)(?::(\w+))?/g)].map(
    ([, name = '', star, kind = 'text']) => ({ name, kind, isRequired: star === '*' }),
  )
}

/** The values of the fields that were given. */
export async function valuesOf(operation: string, given: Given): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const { name, kind } of fieldsOf(operation)) {
    const texts = given.get(name)
    if (texts) values[name] = await valueOf(name, kind, texts)
  }
  return values
}

async function valueOf(name: string, kind: string, texts: readonly string[]): Promise<unknown> {
  const text = texts.at(-1) ?? ''
  const items = texts.flatMap((one) => one.split(','))
  if (kind === 'texts') return items
  if (kind === 'numbers') return items.map((item) => parsed(name, 'number', item))
  if (kind === 'file') return new File([await openAsBlob(text)], basename(text))
  return kind === 'text' ? text : parsed(name, kind, text)
}

/** A number, a boolean or any JSON; `null` is each of them. */
function parsed(name: string, kind: string, text: string): unknown {
  const value = parseJson(text)
  if (value === undefined || (kind !== 'json' && value !== null && typeof value !== kind))
    throw new UsageError(`--${name} must be ${kind === 'json' ? 'JSON' : `a ${kind}`}, not '${text}'`)
  return value
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
