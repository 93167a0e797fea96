import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { Schema } from '#resource-facts.ts'
import { isRecord } from './tool.ts'

type Arguments = Record<string, unknown>

/** The schema of a tool. Null stands for an absent argument, as some programs send it; a refusal names the allowed values. */
export function schemaOf(input: Schema): StandardSchemaWithJSON<Arguments, Arguments> {
  const schema = fromJsonSchema<Arguments>(input)
  const standard = schema['~standard']
  return {
    '~standard': {
      ...standard,
      async validate(value: unknown) {
        const given = withoutNulls(value)
        const outcome = await standard.validate(given)
        if (!outcome.issues) return outcome
        return {
          issues: outcome.issues.map(({ message }) => ({ message: [message, ...choicesFor(input, given)].join('; ') })),
        }
      },
    },
  }
}

/** Of the arguments and of the filter, but not of the values of a change: there null empties a field. */
function withoutNulls(value: unknown): unknown {
  if (!isRecord(value)) return value
  const given = Object.entries(value).filter(([, one]) => one !== null)
  return Object.fromEntries(given.map(([name, one]) => [name, name === 'filter' ? withoutNulls(one) : one]))
}

function choicesFor({ properties }: Schema, given: unknown): string[] {
  if (!isRecord(properties) || !isRecord(given)) return []
  return Object.entries(properties).flatMap(([name, property]) => {
    const allowed: unknown[] = isRecord(property) && Array.isArray(property['enum']) ? property['enum'] : []
    return allowed.length > 0 && !allowed.includes(given[name]) ? [`${name}: ${allowed.join(', ')}`] : []
  })
}
