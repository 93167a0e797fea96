import type { Params, Schemas } from '@admin-panel/sdk'
import { type Context, objectOf, type Tool } from './tool.ts'

const STATE = {
  id: { type: 'integer' },
  link: { type: 'string', description: 'Its page in the panel, for people' },
  title: { type: 'string' },
  status: { type: 'string' },
  total: { type: ['integer', 'null'] },
  done: { type: 'integer' },
  changed: { type: ['integer', 'null'] },
  skipped: { type: ['integer', 'null'] },
}

/** The tools that prepare what a person then starts, and follow it. */
export function proposingTools({ client, rights, linkTo }: Context): Tool[] {
  const calls = [...rights.proposed]
  const prepare: Tool = {
    name: 'prepare_operation',
    title: 'Prepare an operation',
    description: `Prepares a change of many records, and changes nothing: the server tries it, and a person starts it in the panel or sends it back. Give either \`filter\`, of the resource's list, or \`items\` with ids and versions, and the \`expected_count\` that you have seen. \`describe\` has the schema of \`input\`. The calls of your key: ${calls.map(([id, { summary }]) => `${id} (${summary})`).join('; ')}`,
    input: objectOf(
      {
        call: { type: 'string', enum: calls.map(([id]) => id) },
        filter: { type: 'object', additionalProperties: true, description: 'An empty one means all records' },
        items: {
          type: 'array',
          minItems: 1,
          maxItems: 10_000,
          items: objectOf({ id: { type: 'integer', minimum: 1 }, version: { type: 'integer', minimum: 1 } }, [
            'id',
            'version',
          ]),
        },
        input: { type: 'object', additionalProperties: true, description: 'The values of the call' },
        expected_count: { type: 'integer', minimum: 0 },
        reason: { type: 'string', minLength: 3, maxLength: 1000, description: 'Why, for the person and the log' },
      },
      ['call', 'reason'],
    ),
    output: STATE,
    isReading: false,
    run: async (args, signal) => stateOf(await client.api.operations.prepare(asInput(args), { signal })),
  }
  const status: Tool = {
    name: 'operation_status',
    title: 'The state of an operation',
    description:
      'How far an operation is: checking, waiting for a person, running, done, rejected. It has the first changes that the dry run found, and the first records that it skips, with the reasons.',
    input: objectOf({ id: { type: 'integer', minimum: 1 } }, ['id']),
    output: { ...STATE, skipped_items: { type: 'array' } },
    isReading: true,
    async run({ id }, signal) {
      const state = await client.api.operations.view({ id: Number(id) }, { signal })
      const skipped = { operation_id: state.id, state: ['skipped' as const], per_page: 10 as const }
      const { items } = await client.api.operations.items(skipped, { signal })
      return {
        ...stateOf(state),
        skipped_items: items.map(({ entity_id, label, message }) => ({ entity_id, label, message })),
      }
    },
  }
  return calls.length > 0 ? [prepare, status] : [status]

  function stateOf(state: Schemas['Operation']) {
    const {
      id,
      title,
      status: now,
      reason,
      explanation,
      author,
      starter,
      total,
      done,
      changed,
      skipped,
      price_change,
    } = state
    return {
      id,
      link: linkTo('operations', id),
      title,
      status: now,
      explanation,
      reason,
      author: author.label,
      starter: starter?.label ?? null,
      total,
      done,
      changed,
      skipped,
      price_change,
      changes: state.changes.slice(0, 5),
    }
  }
}

function asInput(args: Record<string, unknown>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The schema of the tool has checked it.
  return args as unknown as Params<'operations.prepare'>
}
