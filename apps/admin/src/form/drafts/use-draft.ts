import type { Rules } from '@admin-panel/sdk/validation'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { client } from '#data/client.ts'
import { draftOf, type Draft, type DraftName } from '#data/drafts.ts'
import { fittingValues } from './fitting-values.ts'
import { setValues } from '#form/trusted.ts'
import { pick } from '#text/trusted.ts'

/** Changes of a draft, and what they were made to. */
interface StoredChanges<Values> {
  changes: Partial<Values>
  /** The values before the changes, as far as they are known. */
  base: Partial<Values>
  version: number | null
}

interface DraftOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: DraftName
  rules: Rules
  typed: Partial<Values> | undefined
  /** The values of the record: a draft of another shape is not restored. */
  original: Values
  /** The version of the record that the changes are based on. */
  version: number | null
}

/** Keeps unsaved input through reloads and an ended session, and offers that of other tabs. */
export function useDraft<Values extends FieldValues>({
  form,
  name,
  rules,
  typed,
  original,
  version,
}: DraftOptions<Values>) {
  const [draft] = useState(() => draftOf<Partial<Values>>(name))
  const [restored, setRestored] = useState(() => legible(draft.read()))
  const [offer, setOffer] = useState(() => {
    const other = restored ? undefined : draft.other()
    const stored = legible(other ?? null)
    return other && stored && { at: other.at, stored, forget: other.forget }
  })
  const [initialValues] = useState(() => restored?.changes ?? typed)

  /** What the form can show of a draft; null if that is nothing. */
  function legible(stored: Draft<Partial<Values>> | null): StoredChanges<Values> | null {
    if (!stored) return null
    const changes = fittingValues(stored.values, { sample: original, rules })
    const base = fittingValues(stored.base ?? {}, { sample: original, rules })
    return Object.keys(changes).length > 0 ? { changes, base, version: stored.version } : null
  }

  // A draft is applied only once, when the form opens.
  useEffect(() => setValues(form, initialValues ?? {}, { shouldDirty: true }), [form, initialValues])

  // Keystrokes come from the form library's subscription, the end of the session from the client's.
  useEffect(() => {
    function keep(values: Values, dirty: object) {
      const fields = Object.keys(dirty)
      if (fields.length === 0) return draft.drop()
      // A restored change stays based on what it was made to, until it is saved.
      const sinceOpened = fields.filter((field) => !(field in (restored?.changes ?? {})))
      const base = { ...pick(form.formState.defaultValues ?? {}, sinceOpened), ...restored?.base } as Partial<Values>
      draft.write(pick(values, fields), restored?.version ?? version, base)
    }
    const stopTyping = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields: dirty = {} }) => keep(values, dirty),
    })
    // A sign-out in another tab has deleted every draft, but its user did not see this tab's input: save it again.
    const stopListening = client.on((event) => {
      if (event.type === 'signed-out' && event.reason === 'other-tab')
        keep(form.getValues(), form.formState.dirtyFields)
    })
    return () => {
      stopTyping()
      stopListening()
    }
  }, [form, draft, version, restored])

  return {
    restored,
    /** The unsaved input that another tab has left. */
    offer: offer && {
      at: offer.at,
      take() {
        offer.forget()
        setOffer(undefined)
        setRestored(offer.stored)
        setValues(form, offer.stored.changes, { shouldDirty: true })
        draft.write(offer.stored.changes, offer.stored.version, offer.stored.base)
      },
      forget() {
        offer.forget()
        setOffer(undefined)
      },
    },
    drop() {
      draft.drop()
      setRestored(null)
    },
    /** The user has chosen between the restored changes and the record. */
    settle: () => setRestored(null),
  }
}
