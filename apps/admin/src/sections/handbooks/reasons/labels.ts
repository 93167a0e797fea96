import { reasonInitiatorWords } from '#contract/enums/reason-initiator.gen.ts'
import { reasonOperationWords } from '#contract/enums/reason-operation.gen.ts'
import { reasonSubjectWords } from '#contract/enums/reason-subject.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

export type ReasonOperation = Schemas['ReasonOperation']
export type ReasonInitiator = Schemas['ReasonInitiator']

export function operationOptions() {
  return choices(reasonOperationWords)
}

export function subjectOptions() {
  return choices(reasonSubjectWords)
}

export function subjectNames(names: readonly Schemas['ReasonSubject'][]) {
  return names.map((name) => reasonSubjectWords[name]()).join(', ')
}

export function initiatorOptions() {
  return choices(reasonInitiatorWords)
}

export function operationNames(names: readonly ReasonOperation[]) {
  return names.map((name) => reasonOperationWords[name]()).join(', ')
}

export function initiatorName(name: ReasonInitiator) {
  return reasonInitiatorWords[name]()
}

function choices<Name extends string>(labels: Record<Name, () => string>) {
  return keysOf(labels).map((value) => ({ value, label: labels[value]() }))
}

// The casts are safe: the records have exactly the contract's values as keys.
function keysOf<Name extends string>(record: Record<Name, unknown>) {
  return Object.keys(record) as Name[]
}
