import { useState } from 'react'
import { draftOf, type DraftName } from '#data/drafts.ts'
import { fittingValues } from './fitting-values.ts'

type Typed = Record<string, unknown>

/** What was typed in a dialog before, or the value that it opens with. */
export function typedOr<Value>(dialog: DraftName, field: string, initial: Value): Value {
  const draft = draftOf<Typed>(dialog)
  const { values } = draft.read() ?? draft.other() ?? { values: {} }
  const fitting = fittingValues(values, { sample: { [field]: initial }, rules: {} })
  const { [field]: value = initial } = fitting
  return value
}

export function keepTyped(dialog: DraftName, field: string, value: unknown) {
  const draft = draftOf<Typed>(dialog)
  draft.write({ ...draft.read()?.values, [field]: value }, null)
}

/** Forgets what was typed in a dialog, since it was sent. */
export const forgetTyped = (dialog: DraftName) => draftOf(dialog).drop()

/**
 * A state of a dialog that outlives it: Esc, a click beside it, «Отмена» and an ended session keep what was typed, until
 * `forgetTyped` says that it was sent. Fields of one dialog share its name.
 */
export function useTyped<Value>(dialog: DraftName, field: string, initial: Value) {
  const [value, setValue] = useState(() => typedOr(dialog, field, initial))
  function change(next: Value) {
    setValue(next)
    keepTyped(dialog, field, next)
  }
  return [value, change] as const
}
