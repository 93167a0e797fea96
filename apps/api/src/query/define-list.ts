import { eq, inArray, not, type PgColumn, type PgTable, type SQL } from '#db/drizzle.ts'
import type { Call, ListFilters, OperationId } from '#contract/handlers.ts'
import { keysOf } from '#text/pick.ts'
import { containsWords, type ListOptions } from './list.ts'

type Condition = SQL | undefined

/** The condition of each filter: a function of its value, or a condition with the value in it. */
export type Conditions<Filters> = {
  readonly [Name in keyof Filters]-?: Condition | ((value: NonNullable<Filters[Name]>) => Condition)
}

type ListId = Extract<OperationId, `${string}.list`>
type Sorting<Id extends ListId> = Call<Id>['query'] extends { sort?: (infer Key extends string)[] } ? Key : string

/** A list as its section defines it: every filter and sort key of the contract has its place, and keys of its own order. */
interface DefinedList<Id extends ListId, Own extends string> extends Pick<ListOptions, 'foreign'> {
  table: PgTable & { id: PgColumn }
  /** The rows that the actor may see at all. */
  scope?: Condition[]
  /** Conditions on the table's own columns; a condition on other tables is an `exists`. */
  where: Conditions<ListFilters<Id>>
  sort: Record<Exclude<Sorting<Id>, `-${string}`> | Own, PgColumn | SQL>
  order: (Sorting<Id> | Own | `-${Own}`)[]
}

export function defineList<Id extends ListId, Own extends string = never>(
  filters: ListFilters<Id>,
  { scope = [], where, ...list }: DefinedList<Id, Own>,
): ListOptions {
  return { ...list, id: list.table.id, where: [...scope, ...conditionsOf(filters, where)] }
}

/** The conditions of the filters that have a value, each of them once. */
export function conditionsOf<Filters extends object>(filters: Filters, where: Conditions<Filters>): Condition[] {
  return [...new Set(keysOf(where).map((name) => applied(filters[name], where[name])))]
}

function applied<Value>(value: Value, condition: Condition | ((value: NonNullable<Value>) => Condition)): Condition {
  if (typeof condition !== 'function') return condition
  return value === undefined || value === null ? undefined : condition(value)
}

/** The column has one of the values. */
export function oneOf<Column extends PgColumn>(column: Column) {
  return (values: Column['_']['data'][]) => inArray(column, values)
}

export function equals<Column extends PgColumn>(column: Column) {
  return (value: Column['_']['data']) => eq(column, value)
}

/** The condition holds, or does not. */
export function either(condition: SQL, otherwise = not(condition)) {
  return (isWanted: boolean) => (isWanted ? condition : otherwise)
}

/** The text has every word of the search. */
export function words(text: SQL | PgColumn) {
  return (q: string) => containsWords(text, q)
}
