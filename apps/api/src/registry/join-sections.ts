import type { EntityName } from '@admin-panel/sdk/resources'
import type { Handlers, OperationId } from '#contract/handlers.ts'
import { asHandlers } from '#contract/trusted.ts'
import { registerResources, type Facts } from '#records/resources.ts'
import { english } from '#text/language/english.ts'
import { registerContractNames, registerEnglish } from '#text/language/language.ts'
import type { Section } from './section.ts'
import { inOrder } from './seed-order.ts'

type HandledBy<One> = One extends { handlers: infer Own }
  ? Own extends (...all: never) => infer HandlerMap
    ? keyof HandlerMap
    : keyof Own
  : never
type DescribedBy<One> = One extends { resources: infer Own } ? keyof Own : never

type Unhandled<List extends readonly Section[]> = Exclude<OperationId, HandledBy<List[number]>>
type Undescribed<List extends readonly Section[]> = Exclude<EntityName, DescribedBy<List[number]>>

/** The contract has these operations and resources, and no section brings them. Templates print them without their alias. */
interface SectionsLack<Operation, Resource> {
  operations: Operation
  resources: Resource
}

type Joined = ReturnType<typeof joinAll>

/**
 * Joins what the sections bring. An operation or a resource of the contract that none of them brings does not compile: the
 * error names it.
 */
export function joinSections<const List extends readonly Section[]>(
  sections: List,
): [Unhandled<List> | Undescribed<List>] extends [never]
  ? Joined
  : SectionsLack<`${Unhandled<List>}`, `${Undescribed<List>}`>
export function joinSections(sections: readonly Section[]): unknown {
  return joinAll(sections)
}

function joinAll(all: readonly Section[]) {
  const handlers: Handlers = asHandlers(
    join(
      'handler of',
      all.map((one) => (typeof one.handlers === 'function' ? one.handlers(() => handlers) : one.handlers)),
    ),
  )
  const resources = join<Facts>(
    'description of',
    all.map((one) => one.resources),
  )
  const joined = {
    handlers,
    composers: join(
      'composer of',
      all.map((one) => one.mails),
    ),
    dues: join(
      'due job',
      all.map((one) => one.dues),
    ),
    backlogs: join(
      'backlog',
      all.map((one) => one.backlogs),
    ),
    sweeps: join(
      'sweep',
      all.map((one) => one.sweeps),
    ),
    seeds: inOrder(
      join(
        'step',
        all.map((one) => one.seeds),
      ),
    ),
  }
  // Only sections that fit together replace what is registered.
  registerResources(new Map(Object.entries(resources)))
  registerEnglish(join('translation of', [english, ...all.map((one) => one.english)]))
  registerContractNames()
  return joined
}

function join<Value>(
  what: string,
  parts: readonly (Readonly<Record<string, Value>> | undefined)[],
): Record<string, Value> {
  const joined: Record<string, Value> = {}
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (Object.hasOwn(joined, name)) throw new Error(`Two sections bring a ${what} ${name}`)
    joined[name] = value
  }
  return joined
}
