import { reasonInitiatorWords } from '#contract/enums/reason-initiator.gen.ts'
import { reasonOperationWords } from '#contract/enums/reason-operation.gen.ts'
import { reasonSubjectWords } from '#contract/enums/reason-subject.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { optionsOf } from '#text/options-of.ts'

export type ReasonOperation = Schemas['ReasonOperation']
export type ReasonInitiator = Schemas['ReasonInitiator']

export function operationOptions() {
  return optionsOf(reasonOperationWords)
}

export function subjectOptions() {
  return optionsOf(reasonSubjectWords)
}

export function subjectNames(names: readonly Schemas['ReasonSubject'][]) {
  return names.map((name) => reasonSubjectWords[name]()).join(', ')
}

export function initiatorOptions() {
  return optionsOf(reasonInitiatorWords)
}

export function operationNames(names: readonly ReasonOperation[]) {
  return names.map((name) => reasonOperationWords[name]()).join(', ')
}

export function initiatorName(name: ReasonInitiator) {
  return reasonInitiatorWords[name]()
}
