import type { OperationId } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import type { ActiveFilter } from '@admin-panel/ui/filter-bar'
import type { ReactNode } from 'react'
import { labelOf } from '#text/label-of.ts'
import type { ListState } from '#list/list-state.ts'

/** The part of a list's state that a filter needs, whichever list it is. */
export interface FilterContext {
  params: Readonly<Record<string, unknown>>
  set: ListState<OperationId>['setRaw']
  label: (name: string) => string
}

/** One filter of a list and its current value as text. `Name` is the union of its parameters. */
export interface Filter<Name extends string = string> {
  name: Name
  control: (context: FilterContext) => ReactNode
  chips: (context: FilterContext) => ActiveFilter[]
}

export function filterContext<K extends OperationId>(list: ListState<K>, rules: Rules): FilterContext {
  return { params: list.params, set: list.setRaw, label: (name) => labelOf(rules, name) }
}

/** The values of a multi-value parameter. */
export function valuesOf({ params }: FilterContext, name: string): (string | number)[] {
  const value = params[name]
  if (Array.isArray(value)) return value
  return typeof value === 'string' || typeof value === 'number' ? [value] : []
}

export function textOf({ params }: FilterContext, name: string): string {
  const value = params[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A range as the button of its filter shows it: `1 – 5`, `≥ 1`, `≤ 5`. */
export function endsInWords(from: string, to: string, inWords: (end: string) => string) {
  if (from && to) return from === to ? inWords(from) : `${inWords(from)} – ${inWords(to)}`
  return from ? `≥ ${inWords(from)}` : to && `≤ ${inWords(to)}`
}
