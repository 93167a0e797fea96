import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { client } from '#data/client.ts'
import { draftOf } from '#data/drafts.ts'
import { pick } from './merge-changes.ts'

interface DraftOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: string
  typed: Partial<Values> | undefined
  /** The version of the record that the changes are based on. */
  version: number | null
}

/** Keeps unsaved input through reloads and an ended session. */
export function useDraft<Values extends FieldValues>({ form, name, typed, version }: DraftOptions<Values>) {
  const [draft] = useState(() => draftOf<Partial<Values>>(name))
  const [restored, setRestored] = useState(() => draft.read())
  const [initialValues] = useState(() => restored?.values ?? typed)

  // A draft is applied only once, when the form opens.
  useEffect(() => {
    for (const [field, value] of Object.entries(initialValues ?? {}))
      form.setValue(field as Path<Values>, value, { shouldDirty: true })
  }, [form, initialValues])

  // Keystrokes come from the form library's subscription, the end of the session from the client's.
  useEffect(() => {
    function keep(values: Values, dirty: object) {
      const changes = pick(values, Object.keys(dirty))
      if (Object.keys(changes).length > 0) draft.write(changes, version)
      else draft.drop()
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
  }, [form, draft, version])

  return {
    isRestored: restored !== null,
    drop() {
      draft.drop()
      setRestored(null)
    },
  }
}
